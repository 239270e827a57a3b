// Measures what the article says about PostgreSQL: a thousand copies of one request under each isolation
// level, whether other customers get through meanwhile, and a server that dies halfway.
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import pg from 'pg'
import { placeOrder, type Recipe, schema } from './idempotency-keys-in-one-transaction/recipe.ts'
import { openPool, withPostgres } from './postgres/postgres.ts'

const copies = 1000
const connections = 50
const strangers = 20
const lamp = { sku: 'lamp', quantity: 1 }

const recipes: (Recipe & { name: string })[] = [
  { name: 'read committed', isolation: 'read committed' },
  { name: 'repeatable read', isolation: 'repeatable read' },
  { name: 'serializable', isolation: 'serializable' },
  { name: 'serializable, 40001 retried', isolation: 'serializable', retry: true },
  { name: 'read committed, 409 while under way', isolation: 'read committed', tryLock: true },
]

export default {
  about:
    'A thousand copies of one request over fifty connections under three isolation levels, on PostgreSQL, and a server killed before and after its commit.',
  code: ['recipe.ts', 'crashing-server.program.ts'],
  command: 'npm run evidence -- idempotency-keys-in-one-transaction',
  produce: () =>
    withPostgres(async (server) => {
      const levels = []
      for (const recipe of recipes) levels.push(await storm(await server.database(), recipe))
      const crashes = []
      for (const point of ['before commit', 'after commit'])
        crashes.push(await crash(await server.database(), point))
      return { 'duplicates.csv': levels, 'crashes.csv': crashes }
    }),
  claims: ({ 'duplicates.csv': storms = [], 'crashes.csv': crashes = [] }) =>
    withPostgres(async (server) => {
      const figure = (recipe: string, column: string) =>
        Number(storms.find((row) => row['recipe'] === recipe)?.[column])
      const repeatsAll = (recipe: string) => figure(recipe, 'replayed') === copies - 1
      const servesStrangers = (recipe: string) => figure(recipe, 'strangers_served') === strangers
      const withoutKey = await burst(
        await server.database(),
        `${schema}; alter table answers drop constraint answers_pkey`,
      )
      const forgotten = await crash(await server.database(), 'after commit', 'delete from answers')
      return [
        {
          says: 'A thousand copies of one request make one order.',
          refutedBy: 'A recipe makes none, or more than one.',
          fault: 'The table of answers has no primary key.',
          holds: storms.every(({ orders }) => orders === '1'),
          holdsWithFault: withoutKey === 1,
        },
        {
          says: 'At READ COMMITTED, every duplicate gets the stored answer.',
          refutedBy: 'One fails, or gets another answer.',
          fault: 'REPEATABLE READ.',
          holds: repeatsAll('read committed'),
          holdsWithFault: repeatsAll('repeatable read'),
        },
        {
          says: 'At SERIALIZABLE, running the transaction again on 40001 gives every duplicate its answer.',
          refutedBy: 'One fails, or gets another answer.',
          fault: 'The transaction isn’t run again.',
          holds: repeatsAll('serializable, 40001 retried'),
          holdsWithFault: repeatsAll('serializable'),
        },
        {
          says: 'If duplicates try for a lock, other customers are served while the first is at work.',
          refutedBy: 'One of the 20 waits until it commits.',
          fault: 'The duplicates wait for the key.',
          holds: servesStrangers('read committed, 409 while under way'),
          holdsWithFault: servesStrangers('read committed'),
        },
        {
          says: 'A retry after a crash leaves one order, on either side of the commit.',
          refutedBy: 'There are none or two.',
          fault: 'The stored answers are lost in the crash, like keys in memory.',
          holds: crashes.every(({ orders_after_retry }) => orders_after_retry === '1'),
          holdsWithFault: forgotten.orders_after_retry === 1,
        },
      ]
    }),
  slow: true,
} satisfies Evidence

/** Sends a copy of one request over each connection at once, and counts the orders. */
async function burst(database: string, tables: string): Promise<number> {
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
async function crash(database: string, point: string, damage?: string) {
  const run = (at: string) =>
    promisify(execFile)(process.execPath, [
      join(import.meta.dirname, 'idempotency-keys-in-one-transaction/crashing-server.program.ts'),
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
