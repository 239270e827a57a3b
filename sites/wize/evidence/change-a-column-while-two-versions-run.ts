// Runs the article's migration on PostgreSQL while two versions of a small program use the table, and
// again with the mistakes that the article warns about.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import { type Evidence, extentOf } from '@wize/proof/evidence/evidence.ts'
import pg from 'pg'
import { withPostgres } from './postgres/postgres.ts'

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
const newNotNull = [
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

export default {
  about:
    'Nine steps of a migration on PostgreSQL under two live versions of a small program, and ten variations of them, most of them mistakes.',
  code: ['shop.program.ts'],
  command: 'npm run evidence -- change-a-column-while-two-versions-run',
  produce: () =>
    withPostgres(async (server) => {
      const fresh = async <T>(run: (address: string, db: pg.Client) => Promise<T>) => {
        const address = await server.database()
        const db = new pg.Client({ connectionString: address })
        await db.connect()
        await db.query(schema)
        const result = await run(address, db)
        await db.end()
        return result
      }
      const steps = await fresh(migrate)
      const variations = []
      for (const [variation, run] of Object.entries(varied))
        variations.push({ variation, ...(await fresh(run)) })
      return { 'steps.csv': steps, 'variations.csv': variations }
    }),
  // How much the programs get done depends on the machine. What fails, and whether all of it fails, doesn't.
  tolerance: {
    'steps.csv': { operations: 'any' },
    'variations.csv': { count: 'any', of: 'any', share: 'any' },
  },
  slow: true,
} satisfies Evidence

/** Runs the nine steps, each alongside the two versions that may be live then. */
async function migrate(address: string, db: pg.Client) {
  const run =
    (...statements: string[]): Change =>
    async (on) => {
      for (const statement of statements) await on.query(statement)
    }
  const nothing: Change = async () => {}
  const steps: [what: string, versions: [string, string], change: Change][] = [
    ['migration: add price_cents', ['old', 'old'], (on) => withLockTimeout(on, addColumn)],
    ['deploy: write both, read old', ['old', 'both'], nothing],
    ['backfill by difference', ['both', 'both'], backfill],
    ['verify', ['both', 'both'], nothing],
    ['migration: price_cents not null', ['both', 'both'], run(...newNotNull)],
    ['deploy: write both, read new', ['both', 'both, reads new'], nothing],
    ['migration: relax not null on price', ['both, reads new', 'both, reads new'], run(relaxOld)],
    ['deploy: write new only', ['both, reads new', 'new'], nothing],
    ['migration: drop price', ['new', 'new'], (on) => withLockTimeout(on, dropOld)],
  ]
  const rows = []
  for (const [index, [step, versions, change]] of steps.entries()) {
    const tallies = await overlap(address, versions, () => change(db))
    const both = index >= 2 && index <= 6
    rows.push({
      step: index + 1,
      change: step,
      first_version: versions[0],
      second_version: versions[1],
      operations: sum(tallies, ({ inserts, updates, reads }) => inserts + updates + reads),
      failed: sum(tallies, failures),
      wrong_reads: sum(tallies, ({ wrongReads }) => wrongReads),
      differing_rows: both ? await count(db, wrongRows) : '',
    })
  }
  return rows
}

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
  const script = join(import.meta.dirname, 'change-a-column-while-two-versions-run/shop.program.ts')
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
