// A server for one request: places an order and dies at the given point.
// node crashing-server.program.ts <database> <point>, which is `before commit`, `after commit` or `never`.
import pg from 'pg'
import { placeOrder } from './recipe.ts'

const [database, point] = process.argv.slice(2)
const die = () => process.kill(process.pid, 'SIGKILL')
const pool = new pg.Pool({ connectionString: database, max: 1 })
const answer = await placeOrder(
  pool,
  { isolation: 'read committed' },
  ['acme', 'k1'],
  { sku: 'lamp', quantity: 1 },
  async () => {
    if (point === 'before commit') die()
  },
)
if (point === 'after commit') die()
process.stdout.write(JSON.stringify(answer))
await pool.end()
