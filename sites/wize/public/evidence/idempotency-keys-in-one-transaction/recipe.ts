import { createHash } from 'node:crypto'
import type pg from 'pg'

/** The article's recipe, for PostgreSQL. */

export const schema = `
  create table orders (
    id integer generated always as identity primary key,
    sku text not null,
    quantity integer not null
  );
  create table answers (
    account text not null,
    key text not null,
    fingerprint text not null,
    status integer,
    body text,
    primary key (account, key)
  )`

const claim = `insert into answers (account, key, fingerprint)
values ($1, $2, $3) on conflict do nothing`

const recall = `select fingerprint, status, body from answers
where account = $1 and key = $2`

export interface Order {
  sku: string
  quantity: number
}

export interface Answer {
  status: number
  body: string
  /** Whether this request did the work. */
  first: boolean
}

/** How a request runs its transaction: the ways that the article compares. */
export interface Recipe {
  isolation: 'read committed' | 'repeatable read' | 'serializable'
  /** Answers a duplicate with 409 instead of making it wait. */
  tryLock?: boolean
  /** Runs the transaction again after SQLSTATE 40001. */
  retry?: boolean
}

const fingerprint = ({ sku, quantity }: Order) =>
  createHash('sha256')
    .update(JSON.stringify(['POST /orders', sku, quantity]))
    .digest('hex')

/**
 * Places an order at most once for an account and key.
 *
 * @param working called by the request that does the work, before it commits
 */
export async function placeOrder(
  pool: pg.Pool,
  recipe: Recipe,
  [account, key]: [account: string, key: string],
  order: Order,
  working: () => Promise<void> = async () => {},
): Promise<Answer> {
  const client = await pool.connect()
  try {
    for (;;) {
      try {
        await client.query(`begin isolation level ${recipe.isolation}`)
        const answer = await answerOnce(client, recipe, [account, key], order, working)
        await client.query('commit')
        return answer
      } catch (error) {
        await client.query('rollback')
        if (!recipe.retry || (error as pg.DatabaseError).code !== '40001') throw error
      }
    }
  } finally {
    client.release()
  }
}

async function answerOnce(
  client: pg.PoolClient,
  recipe: Recipe,
  [account, key]: [account: string, key: string],
  order: Order,
  working: () => Promise<void>,
): Promise<Answer> {
  if (recipe.tryLock) {
    const { rows } = await client.query(
      'select pg_try_advisory_xact_lock(hashtextextended($1, 0)) as mine',
      [JSON.stringify([account, key])],
    )
    if (!rows[0].mine) return { status: 409, body: 'This order is being placed.', first: false }
  }
  const hash = fingerprint(order)
  const { rowCount } = await client.query(claim, [account, key, hash])
  if (rowCount === 0) {
    const { rows } = await client.query(recall, [account, key])
    if (rows[0].fingerprint !== hash)
      return { status: 422, body: 'This key belongs to another request.', first: false }
    return { status: rows[0].status, body: rows[0].body, first: false }
  }
  const { rows } = await client.query(
    'insert into orders (sku, quantity) values ($1, $2) returning id',
    [order.sku, order.quantity],
  )
  const answer = { status: 201, body: `{"order":${rows[0].id}}`, first: true }
  await working()
  await client.query('update answers set status = $3, body = $4 where account = $1 and key = $2', [
    account,
    key,
    answer.status,
    answer.body,
  ])
  return answer
}
