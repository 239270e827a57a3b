// Runs the article's migration on PostgreSQL while two versions of a small program use the table, and
// again with the mistakes that the article warns about. Needs PostgreSQL 15 and Node 24:
// npm install pg && node migration.ts postgres://postgres@localhost
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import pg from 'pg'

const schema = `
  create table products (id integer primary key, price double precision not null);
  create table truth (id integer primary key, cents integer not null);
  create sequence product_ids start 201;
  insert into truth select n, n * 7 % 20000 - 1000 from generate_series(1, 200) n;
  insert into products select id, cents / 100.0 from truth`

const addColumn = 'alter table products add column price_cents integer'
const difference = 'price_cents is distinct from round(price * 100)'
const backfillDifferences = (limit: number) => `update products set price_cents = round(price * 100)
  where id in (select id from products where ${difference} order by id limit ${limit})`
const backfillNulls =
  'update products set price_cents = round(price * 100) where price_cents is null'
/** Compares the columns as text, like someone who reads the prices. */
const wrongRows = `select count(*)::int as n from products
  where price_cents is null or to_char(price, 'FM999999990.00') <>
    case when price_cents < 0 then '-' else '' end
    || abs(price_cents) / 100 || '.' || lpad((abs(price_cents) % 100)::text, 2, '0')`
export const newNotNull = [
  'alter table products add constraint has_cents check (price_cents is not null) not valid',
  'alter table products validate constraint has_cents',
  'alter table products alter column price_cents set not null',
  'alter table products drop constraint has_cents',
]
const relaxOld = 'alter table products alter column price drop not null'
const dropOld = 'alter table products drop column price'

interface Program {
  version: string
  /** Waits until it has done this many more operations. */
  progress(operations: number): Promise<void>
  operations(): number
  stop(): Promise<Tally>
}

interface Tally {
  inserts: number
  failedInserts: number
  updates: number
  failedUpdates: number
  reads: number
  failedReads: number
  wrongReads: number
  errors: Record<string, number>
}

type Change = (db: pg.Client) => Promise<unknown>

/** Whether something happened never, sometimes, or every time: the same in every run, unlike counts. */
const extentOf = (count: number, of?: number) =>
  count === 0 ? 'none' : count === of ? 'all' : 'some'

/**
 * The article's four tables.
 *
 * @param database makes an empty database and returns its address
 */
export async function measure(database: () => Promise<string>) {
  const fresh = async <T>(run: (address: string, db: pg.Client) => Promise<T>) => {
    const address = await database()
    const db = new pg.Client({ connectionString: address })
    await db.connect()
    await db.query(schema)
    try {
      return await run(address, db)
    } finally {
      await db.end()
    }
  }
  const walks: [order: string, walked: Walked[]][] = []
  for (const [order, steps] of Object.entries(orders))
    walks.push([order, await fresh((address, db) => walk(address, db, steps))])
  const variations = []
  for (const [variation, run] of Object.entries(varied))
    variations.push({ variation, ...(await fresh(run)) })
  return {
    'steps.csv': stepRows(walks[0]?.[1] ?? []),
    'variations.csv': variations,
    'pairs.csv': walks.flatMap(([order, walked]) => pairRows(order, walked)),
    'locks.csv': await fresh(locks),
  }
}

/** A step of an order: what changes, the two versions that are running, and the statements. */
type Step = [what: string, versions: [string, string], change: Change]

const run =
  (...statements: string[]): Change =>
  async (on) => {
    for (const statement of statements) await on.query(statement)
  }
const nothing: Change = async () => {}
const add: Step = [
  'migration: add price_cents',
  ['old', 'old'],
  (on) => withLockTimeout(on, addColumn),
]
const deployBoth: Step = ['deploy: write both, read old', ['old', 'both'], nothing]
const backfillLate: Step = ['backfill by difference', ['both', 'both'], backfill]
const verify: Step = ['verify', ['both', 'both'], nothing]
const notNull: Step = ['migration: price_cents not null', ['both', 'both'], run(...newNotNull)]
const deployReads: Step = ['deploy: write both, read new', ['both', 'both, reads new'], nothing]
const relax: Step = [
  'migration: relax not null on price',
  ['both, reads new', 'both, reads new'],
  run(relaxOld),
]
const deployNew: Step = ['deploy: write new only', ['both, reads new', 'new'], nothing]
const drop: Step = ['migration: drop price', ['new', 'new'], (on) => withLockTimeout(on, dropOld)]

const nineSteps = [
  add,
  deployBoth,
  backfillLate,
  verify,
  notNull,
  deployReads,
  relax,
  deployNew,
  drop,
]

/** Orders in which one could do it. Some stop where the mistake has shown. */
export const orders: Record<string, Step[]> = {
  'the nine steps': nineSteps,
  'all at once': [
    [
      'migration: add, fill, and drop',
      ['old', 'old'],
      // Sent together, they're one transaction.
      run(`${addColumn}; ${backfillNulls}; ${dropOld}`),
    ],
    ['deploy: write new only', ['old', 'new'], nothing],
  ],
  'read the new column first': [
    add,
    ['deploy: write both, read new or else old', ['old', 'both, reads new or else old'], nothing],
  ],
  'backfill before the old version is gone': [
    add,
    ['backfill by difference', ['old', 'both'], backfill],
    deployReads,
  ],
  'not null before the old version is gone': [
    add,
    ['backfill by difference', ['old', 'old'], backfill],
    ['migration: price_cents not null', ['old', 'both'], run(newNotNull[0] ?? '')],
  ],
  'skip step 7': [add, deployBoth, backfillLate, verify, notNull, deployReads, deployNew],
  'go back two versions after step 8': [
    add,
    deployBoth,
    backfillLate,
    verify,
    notNull,
    deployReads,
    relax,
    deployNew,
    ['go back: write both, read old', ['new', 'both'], nothing],
  ],
}

interface Walked {
  step: number
  change: string
  /** Whether it runs statements on the table. */
  statements: 'none' | 'some'
  versions: [string, string]
  tallies: Tally[]
  differing: number | ''
}

/** Goes through an order, each step alongside the two versions that may be running then. */
async function walk(address: string, db: pg.Client, steps: Step[]): Promise<Walked[]> {
  const walked: Walked[] = []
  for (const [index, [change, versions, make]] of steps.entries()) {
    const tallies = await overlap(address, versions, () => make(db))
    const both = versions.every((version) => version.startsWith('both'))
    const differing = both ? await count(db, wrongRows) : ''
    // The verification's statement is the count above.
    const runsSome = make !== nothing || statements.some(([name]) => name === change)
    walked.push({
      step: index + 1,
      change,
      statements: runsSome ? 'some' : 'none',
      versions,
      tallies,
      differing,
    })
  }
  return walked
}

const stepRows = (walked: Walked[]) =>
  walked.map(({ step, change, versions, tallies, differing }) => ({
    step,
    change,
    first_version: versions[0],
    second_version: versions[1],
    operations: sum(tallies, ({ inserts, updates, reads }) => inserts + updates + reads),
    failed: sum(tallies, failures),
    wrong_reads: sum(tallies, ({ wrongReads }) => wrongReads),
    differing_rows: differing,
  }))

/** What each version went through at each step of an order. */
const pairRows = (order: string, walked: Walked[]) =>
  walked.flatMap(({ step, change, statements, versions, tallies }) =>
    tallies.map((tally, side) => {
      const operations = tally.inserts + tally.updates + tally.reads
      return {
        order,
        step,
        change,
        statements,
        version: versions[side] ?? '',
        operations,
        failed: failures(tally),
        wrong_reads: tally.wrongReads,
        breaks: extentOf(failures(tally) + tally.wrongReads, operations),
        sqlstate: Object.keys(tally.errors).join(' '),
      }
    }),
  )

/** The statements of each change, in order. */
const statements: [change: string, statement: string][] = [
  ['migration: add price_cents', addColumn],
  ['backfill by difference', backfillDifferences(100)],
  ['verify', wrongRows],
  ...newNotNull.map((statement): [string, string] => [
    'migration: price_cents not null',
    statement,
  ]),
  ['migration: relax not null on price', relaxOld],
  ['migration: drop price', dropOld],
]

/** For each statement: its lock, who waits for it, and whom it waits for. */
async function locks(address: string, db: pg.Client) {
  const open = async () => {
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    await client.query("set lock_timeout = '200ms'")
    return client
  }
  const [reader, writer] = [await open(), await open()]
  const read = 'select count(*) from products'
  const writeTo = (id: number) => `update products set price = price where id = ${id}`
  /** Whether a query waits for a lock while another transaction is open after its own. */
  const waits = async (on: pg.Client, query: string, other: pg.Client, held: string) => {
    await other.query('begin')
    await other.query(held)
    await on.query('begin')
    const error = await on.query(query).then(
      () => undefined,
      (error: pg.DatabaseError) => error,
    )
    await on.query('rollback')
    await other.query('rollback')
    if (error && error.code !== '55P03') throw error
    return error !== undefined
  }
  // The backfill's batch has rows 1 to 100.
  const extent = (same: boolean, other: boolean) =>
    other ? 'all' : same ? 'the same rows' : 'none'
  await db.query("set lock_timeout = '200ms'")
  const rows = []
  for (const [change, statement] of statements) {
    await db.query('begin')
    await db.query(statement)
    const held = await db.query(
      "select mode from pg_locks where relation = 'products'::regclass and pid = pg_backend_pid()",
    )
    await db.query('rollback')
    const modes = held.rows.map(({ mode }) => mode as string)
    rows.push({
      change,
      statement: statement.replace(/\s+/g, ' '),
      lock: strength.findLast((mode) => modes.includes(mode)) ?? modes.join(' '),
      reads_wait: (await waits(reader, read, db, statement)) ? 'all' : 'none',
      writes_wait: extent(
        await waits(writer, writeTo(1), db, statement),
        await waits(writer, writeTo(200), db, statement),
      ),
      waits_for_reads: (await waits(db, statement, reader, read)) ? 'all' : 'none',
      waits_for_writes: extent(
        await waits(db, statement, writer, writeTo(1)),
        await waits(db, statement, writer, writeTo(200)),
      ),
    })
    await db.query(statement)
    // Leaves rows for the backfill of the next measurement to find.
    if (change.startsWith('backfill')) await backfill(db)
  }
  await reader.end()
  await writer.end()
  return rows
}

/** PostgreSQL's locks on tables that these statements take, from weak to strong. */
const strength = [
  'AccessShareLock',
  'RowExclusiveLock',
  'ShareUpdateExclusiveLock',
  'AccessExclusiveLock',
]

const varied: Record<string, (address: string, db: pg.Client) => Promise<Outcome>> = {
  async 'read the new column in step 2, old as fallback'(address, db) {
    await db.query(addColumn)
    const [, reader] = await overlap(address, ['old', 'both, reads new or else old'])
    return outcome('wrong reads by the new version', reader?.wrongReads, reader?.reads)
  },
  async 'backfill only where the new column is null'(address, db) {
    await db.query(addColumn)
    await overlap(address, ['old', 'both'])
    await db.query(backfillNulls)
    return outcome('rows left wrong', await count(db, wrongRows), await count(db, allRows))
  },
  async 'backfill before the old version is gone'(address, db) {
    await db.query(addColumn)
    await overlap(address, ['old', 'both'], () => backfill(db))
    return outcome('rows left wrong', await count(db, wrongRows), await count(db, allRows))
  },
  async 'new column not null before the old version is gone'(address, db) {
    await db.query(addColumn)
    await backfill(db)
    for (const statement of newNotNull) await db.query(statement)
    const [old] = await overlap(address, ['old', 'both'])
    return outcome('failed inserts of the old version', old?.failedInserts, old?.inserts, old)
  },
  async 'skip step 7'(address, db) {
    await db.query(addColumn)
    await backfill(db)
    const [, latest] = await overlap(address, ['both, reads new', 'new'])
    return outcome(
      'failed inserts of the new version',
      latest?.failedInserts,
      latest?.inserts,
      latest,
    )
  },
  async 'go back one version after step 8'(address, db) {
    return outcome('wrong reads', ...(await goBack(address, db, 'both, reads new')))
  },
  async 'go back two versions after step 8'(address, db) {
    return outcome('wrong reads', ...(await goBack(address, db, 'both')))
  },
  async 'add a column under a prepared select *'(address, db) {
    const program = await start(address, 'old, with prepared statements')
    await program.progress(200)
    await db.query(addColumn)
    await program.progress(400)
    const tally = await program.stop()
    return outcome('failed reads of the old version', tally.failedReads, undefined, tally)
  },
  async 'add a column behind a report, no lock_timeout'(address, db) {
    return outcome(
      'operations of the program in two seconds',
      await behindReport(address, db, addColumn),
    )
  },
  async 'add a column behind a report, lock_timeout 100 ms'(address, db) {
    return outcome(
      'operations of the program in two seconds',
      await behindReport(address, db, addColumn, true),
    )
  },
}

interface Outcome {
  counted: string
  count: number
  of: number | ''
  share: number | ''
  /** What a new run must reproduce. */
  extent: 'none' | 'some' | 'all'
  sqlstate: string
}

const outcome = (counted: string, count = 0, of?: number, tally?: Tally): Outcome => ({
  counted,
  count,
  of: of ?? '',
  share: of ? Math.round((count / of) * 100) / 100 : '',
  extent: extentOf(count, of),
  sqlstate: Object.keys(tally?.errors ?? {}).join(' '),
})

/** Goes back to a version after the new one has written for a while. Returns its wrong reads and all reads. */
async function goBack(address: string, db: pg.Client, to: string): Promise<[number, number]> {
  await db.query(addColumn)
  await backfill(db)
  await db.query(relaxOld)
  await overlap(address, ['both, reads new', 'new'])
  const tallies = await overlap(address, [to, to])
  return [sum(tallies, ({ wrongReads }) => wrongReads), sum(tallies, ({ reads }) => reads)]
}

const allRows = 'select count(*)::int as n from products'

async function count(db: pg.Client, query: string): Promise<number> {
  return (await db.query(query)).rows[0].n
}

const sum = (tallies: Tally[], figure: (tally: Tally) => number) =>
  tallies.reduce((total, tally) => total + figure(tally), 0)

const failures = (tally: Tally) => tally.failedInserts + tally.failedUpdates + tally.failedReads

async function backfill(db: pg.Client) {
  while ((await db.query(backfillDifferences(100))).rowCount) await wait(1)
}

async function withLockTimeout(db: pg.Client, statement: string) {
  await db.query("set lock_timeout = '100ms'")
  for (;;) {
    const error = await db.query(statement).then(
      () => undefined,
      (error: pg.DatabaseError) => error,
    )
    if (!error) return void (await db.query('reset lock_timeout'))
    if (error.code !== '55P03') throw error
    await wait(100)
  }
}

/** Runs two versions side by side, makes a change halfway through, and returns their tallies. */
async function overlap(
  address: string,
  versions: [string, string],
  change: () => Promise<unknown> = async () => {},
): Promise<Tally[]> {
  const programs = await Promise.all(versions.map((version) => start(address, version)))
  const progress = () => Promise.all(programs.map((program) => program.progress(400)))
  await progress()
  await change()
  await progress()
  return Promise.all(programs.map((program) => program.stop()))
}

/** How much a program gets done while a report holds the table for two seconds and a migration waits for it. */
async function behindReport(address: string, db: pg.Client, statement: string, timeout = false) {
  const program = await start(address, 'old')
  await program.progress(200)
  const report = new pg.Client({ connectionString: address })
  await report.connect()
  await report.query('begin')
  await report.query(allRows)
  const migration = timeout ? withLockTimeout(db, statement) : db.query(statement)
  await wait(100)
  const before = program.operations()
  await wait(2000)
  const done = program.operations() - before
  await report.query('commit')
  await report.end()
  await migration
  await program.stop()
  return done
}

async function start(address: string, version: string): Promise<Program> {
  const script = join(import.meta.dirname, 'shop.program.ts')
  const child: ChildProcess = spawn(process.execPath, [script, address, version], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  let operations = 0
  let tally: Tally | undefined
  if (!child.stdout) throw new Error('The program has no output')
  createInterface({ input: child.stdout }).on('line', (line) => {
    const output = JSON.parse(line)
    if ('errors' in output) tally = output
    else operations = output.operations
  })
  return {
    version,
    operations: () => operations,
    async progress(more) {
      for (const goal = operations + more; operations < goal; await wait(5))
        if (child.exitCode !== null) throw new Error(`The version ${version} exited early`)
    },
    async stop() {
      child.stdin?.end()
      await ended
      if (!tally) throw new Error(`The version ${version} printed no tally`)
      return tally
    },
  }
}

/**
 * A database of this name on a server, empty even if the last run left it. Two other articles’ programs
 * have this function as well, because each download has to run alone.
 */
async function emptyDatabase(server: string, name: string): Promise<string> {
  const address = new URL(server)
  address.pathname = '/postgres'
  const client = new pg.Client({ connectionString: address.href })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.query(`create database ${name}`)
  await client.end()
  address.pathname = `/${name}`
  return address.href
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const server = process.argv[2] ?? 'postgres://postgres@localhost'
  const tables = await measure(() => emptyDatabase(server, 'wize_two_versions'))
  for (const rows of Object.values(tables)) console.table(rows)
}
