import pg from 'pg'
import { ensurePostgres } from '#scripts/postgres.ts'
import { type PostgresServer, startPostgres } from '#server/testing/postgres.ts'

/** Runs an experiment on a PostgreSQL server of its own, which is stopped and deleted afterward. */
export async function withPostgres<T>(experiment: (server: PostgresServer) => Promise<T>) {
  const bin = ensurePostgres()
  if (!bin) throw new Error('This needs PostgreSQL: apt-get install postgresql')
  const server = await startPostgres(bin, false)
  try {
    return await experiment(server)
  } finally {
    await server.stop()
  }
}

export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max })
  // `end` doesn't wait for the connections to close, so some hear that the server stops.
  pool.on('error', () => {})
  return pool
}
