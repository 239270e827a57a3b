// A small program in several versions that all use one table of products. It inserts, updates, and reads
// prices in turn, and counts failures and wrong reads.
// node shop.program.ts <database> <version>: prints a line every 100 operations, and ends when its input does.
import pg from 'pg'

interface Version {
  /** The statement for a new product, given its id, dollars and cents. */
  insert: string
  update: string
  /** SQL for what the version takes as the price in cents. */
  read: string
  /** Reads with a prepared `select *`, as many object mappers do. */
  prepared?: boolean
}

const writesOld = {
  insert: 'insert into products (id, price) values ($1, $2::float8) returning $3::int',
  update: 'update products set price = $2::float8 where id = $1 returning $3::int',
}
const writesBoth = {
  insert: 'insert into products (id, price, price_cents) values ($1, $2::float8, $3)',
  update: 'update products set price = $2::float8, price_cents = $3 where id = $1',
}
const writesNew = {
  insert: 'insert into products (id, price_cents) values ($1, $3) returning $2::float8',
  update: 'update products set price_cents = $3 where id = $1 returning $2::float8',
}
const readsOld = 'round(price * 100)'

const versions: Record<string, Version> = {
  old: { ...writesOld, read: readsOld },
  'old, with prepared statements': { ...writesOld, read: readsOld, prepared: true },
  both: { ...writesBoth, read: readsOld },
  'both, reads new or else old': { ...writesBoth, read: `coalesce(price_cents, ${readsOld})` },
  'both, reads new': { ...writesBoth, read: 'price_cents' },
  new: { ...writesNew, read: 'price_cents' },
}

const [database, name = ''] = process.argv.slice(2)
const version = versions[name]
if (!version) throw new Error(`Unknown version: ${name}`)
const client = new pg.Client({ connectionString: database })
await client.connect()

const tally = {
  inserts: 0,
  failedInserts: 0,
  updates: 0,
  failedUpdates: 0,
  reads: 0,
  failedReads: 0,
  wrongReads: 0,
}
const errors: Record<string, number> = {}
let stopping = false
process.stdin
  .on('end', () => {
    stopping = true
  })
  .resume()

/** Writes the price and, in the same transaction, the true one to compare it with. */
async function write(statement: string, id: number, cents: number) {
  await client.query('begin')
  try {
    await client.query(
      'insert into truth values ($1, $2) on conflict (id) do update set cents = $2',
      [id, cents],
    )
    await client.query(statement, [id, cents / 100, cents])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

async function isWrong(id: number): Promise<boolean> {
  if (version?.prepared) {
    await client.query({
      name: 'product',
      text: 'select * from products where id = $1',
      values: [id],
    })
    return false
  }
  // One statement reads both, so that no write comes between.
  const { rows } = await client.query(
    `select ${version?.read} is distinct from cents as wrong from products join truth using (id) where id = $1`,
    [id],
  )
  return rows[0].wrong
}

async function attempt(kind: 'Inserts' | 'Updates' | 'Reads', work: () => Promise<void>) {
  tally[kind.toLowerCase() as 'inserts' | 'updates' | 'reads']++
  await work().catch((error: pg.DatabaseError) => {
    tally[`failed${kind}`]++
    const code = error.code ?? error.message
    errors[code] = (errors[code] ?? 0) + 1
  })
}

// Some prices are negative, because a discount is a product here.
const price = () => Math.floor(Math.random() * 20_000) - 1_000
for (let operations = 0; !stopping; operations++) {
  const known = 1 + Math.floor(Math.random() * 200)
  if (operations % 4 === 0) {
    const { rows } = await client.query("select nextval('product_ids')::int as id")
    await attempt('Inserts', () => write(version.insert, rows[0].id, price()))
  } else if (operations % 4 === 1) {
    await attempt('Updates', () => write(version.update, known, price()))
  } else {
    await attempt('Reads', async () => {
      if (await isWrong(known)) tally.wrongReads++
    })
  }
  if (operations % 100 === 99)
    process.stdout.write(`${JSON.stringify({ operations: operations + 1 })}\n`)
}
process.stdout.write(`${JSON.stringify({ ...tally, errors })}\n`)
await client.end()
