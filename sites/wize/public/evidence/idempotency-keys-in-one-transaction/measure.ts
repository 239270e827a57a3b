// Measures the recipe on PostgreSQL: a thousand copies of one request at each isolation level, whether
// other customers get through meanwhile, and a server that dies halfway. Needs PostgreSQL 15 and Node 24:
// npm install pg && node measure.ts postgres://postgres@localhost
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import { placeOrder, type Recipe, schema } from './recipe.ts'

export const copies = 1000
const connections = 50
export const strangers = 20
const lamp = { sku: 'lamp', quantity: 1 }

const recipes: (Recipe & { name: string })[] = [
  { name: 'read committed', isolation: 'read committed' },
  { name: 'repeatable read', isolation: 'repeatable read' },
  { name: 'serializable', isolation: 'serializable' },
  { name: 'serializable, 40001 retried', isolation: 'serializable', retry: true },
  { name: 'read committed, 409 while under way', isolation: 'read committed', tryLock: true },
]

/**
 * Both tables of the article.
 *
 * @param database makes an empty database and returns its address
 */
export async function measure(database: () => Promise<string>) {
  const duplicates = []
  for (const recipe of recipes) duplicates.push(await storm(await database(), recipe))
  const crashes = []
  for (const point of ['before commit', 'after commit'])
    crashes.push(await crash(await database(), point))
  return { duplicates, crashes }
}

function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max })
  // `end` doesn't wait for the connections to close, so some still get an error when the server stops.
  pool.on('error', () => {})
  return pool
}

/** Sends a copy of one request over each connection at once, and counts the orders. */
export async function burst(database: string, tables: string): Promise<number> {
  const pool = openPool(database, connections)
  await pool.query(tables)
  const send = () => placeOrder(pool, { isolation: 'read committed' }, ['acme', 'k1'], lamp)
  // Without the key, copies update each other's rows, and PostgreSQL ends some as deadlocks.
  await Promise.allSettled(Array.from({ length: connections }, send))
  const { rows } = await pool.query('select count(*)::int as n from orders')
  await pool.end()
  return rows[0].n
}

/**
 * Sends a thousand copies at once over a pool of fifty connections, along with requests from other
 * customers. The first copy keeps its transaction open until nothing moves anymore.
 */
async function storm(database: string, recipe: Recipe & { name: string }) {
  const pool = openPool(database, connections)
  const observer = new pg.Client({ connectionString: database })
  await observer.connect()
  await observer.query(schema)
  const held = Promise.withResolvers<void>()
  const claimed = Promise.withResolvers<void>()

  const tally = new Map<string, number>()
  const count = (what: string) => tally.set(what, (tally.get(what) ?? 0) + 1)
  const send = () =>
    placeOrder(pool, recipe, ['acme', 'k1'], lamp, () => {
      claimed.resolve()
      return held.promise
    }).then(
      ({ first, status }) => count(first ? 'made' : String(status)),
      (error: pg.DatabaseError) => count(error.code ?? error.message),
    )

  const first = send()
  await claimed.promise
  let settled = 0
  const others = Array.from({ length: copies - 1 }, () => send().then(() => settled++))
  let served = 0
  const theirs = Array.from({ length: strangers }, () =>
    pool.query('select 1').then(() => served++),
  )
  const blocked = await steady(async () => {
    const { rows } = await observer.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    )
    return rows[0].n + settled + served
  }, 1)
  const blockedConnections = blocked - settled - served
  const servedMeanwhile = served
  held.resolve()
  await Promise.all([first, ...others, ...theirs])

  const { rows } = await observer.query('select count(*)::int as n from orders')
  await observer.end()
  await pool.end()
  return {
    recipe: recipe.name,
    requests: copies,
    orders: rows[0].n as number,
    first_answers: tally.get('made') ?? 0,
    replayed: tally.get('201') ?? 0,
    told_409: tally.get('409') ?? 0,
    failed_40001: tally.get('40001') ?? 0,
    blocked_connections: blockedConnections,
    strangers_served: servedMeanwhile,
  }
}

/** The figure, once it is at least this and hasn't changed for half a second. */
async function steady(figure: () => Promise<number>, atLeast = 0): Promise<number> {
  let last = await figure()
  for (let since = Date.now(); last < atLeast || Date.now() - since < 500; await wait(50)) {
    const now = await figure()
    if (now !== last) since = Date.now()
    last = now
  }
  return last
}

/** Kills the server at the given point, sends the request again, and counts the orders. */
export async function crash(database: string, point: string, damage?: string) {
  const run = (at: string) =>
    promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'crashing-server.program.ts'),
      database,
      at,
    ])
  const observer = new pg.Client({ connectionString: database })
  await observer.connect()
  await observer.query(schema)
  const orders = async () =>
    (await observer.query('select count(*)::int as n from orders')).rows[0].n
  const ended = await run(point).then(
    () => 'answered',
    ({ signal }: { signal: string }) => signal,
  )
  // The killed client's transaction ends when PostgreSQL notices that its connection is gone.
  await steady(async () => {
    const { rows } = await observer.query(
      `select count(*)::int as n from pg_stat_activity
       where datname = current_database() and pid <> pg_backend_pid()`,
    )
    return rows[0].n
  })
  const afterCrash: number = await orders()
  if (damage) await observer.query(damage)
  const { stdout } = await run('never')
  const afterRetry: number = await orders()
  await observer.end()
  return {
    killed: point,
    ended_by: ended,
    orders_after_crash: afterCrash,
    orders_after_retry: afterRetry,
    retry_did_the_work: JSON.parse(stdout).first as boolean,
    answer_to_retry: JSON.parse(stdout).body as string,
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
  const tables = await measure(() => emptyDatabase(server, 'wize_idempotency'))
  console.table(tables.duplicates)
  console.table(tables.crashes)
}
