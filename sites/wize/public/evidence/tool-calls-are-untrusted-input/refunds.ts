// Five hundred orders with two confirmed refunds each, in PostgreSQL, and four ways to write a refund.
// Needs PostgreSQL 15 and Node 24: npm install pg && node refunds.ts postgres://postgres@localhost
import { pathToFileURL } from 'node:url'
import pg from 'pg'

const orderCount = 500
const paid = 4900

/** Refunds the confirmed amount of an order and returns whether it did. */
type Refund = (client: pg.PoolClient, order: number) => Promise<boolean>

const write: Refund = async (client, order) => {
  await client.query('update orders set refunded = refunded + $2 where id = $1', [order, paid])
  return true
}

const checkAndWrite =
  (lock = ''): Refund =>
  async (client, order) => {
    const { rows } = await client.query(
      `select cents - refunded as left from orders where id = $1 ${lock}`,
      [order],
    )
    return rows[0].left >= paid && write(client, order)
  }

const refunds: Record<string, Refund> = {
  'trusts the check in plan': write,
  'checks again, then writes': checkAndWrite(),
  'locks the row, checks again, writes': checkAndWrite('for update'),
  async 'checks in the statement that writes'(client, order) {
    const { rowCount } = await client.query(
      `update orders set refunded = refunded + $2
       where id = $1 and refunded + $2 <= cents`,
      [order, paid],
    )
    return rowCount === 1
  },
}

/**
 * Each order has two confirmations for its full price, both planned before either runs.
 *
 * @param open opens connections to an empty database
 */
export async function race(open: () => Promise<pg.Pool>) {
  const rows = []
  for (const [run, refund] of Object.entries(refunds)) {
    const pool = await open()
    await pool.query(
      'create table orders (id integer primary key, cents integer, refunded integer)',
    )
    await pool.query('insert into orders select n, $1, 0 from generate_series(1, $2) n', [
      paid,
      orderCount,
    ])
    const confirmed = async (order: number) => {
      const client = await pool.connect()
      try {
        await client.query('begin')
        const done = await refund(client, order)
        await client.query('commit')
        return done
      } finally {
        client.release()
      }
    }
    const orders = Array.from({ length: orderCount }, (_, index) => index + 1)
    const refunded = await Promise.all(
      orders.flatMap((order) => [confirmed(order), confirmed(order)]),
    )
    const { rows: counted } = await pool.query(
      'select count(*)::int as n from orders where refunded > cents',
    )
    await pool.end()
    rows.push({
      run,
      orders: orderCount,
      confirmations: refunded.length,
      refunds: refunded.filter(Boolean).length,
      refunded_twice: counted[0].n as number,
    })
  }
  return rows
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
  const open = async () => {
    const connectionString = await emptyDatabase(server, 'wize_refunds')
    const pool = new pg.Pool({ connectionString, max: 20 })
    // `end` doesn't wait for the connections to close, so some still get an error when the database is replaced.
    pool.on('error', () => {})
    return pool
  }
  console.table(await race(open))
}
