import { type PostgresServer, startPostgres } from '@wize/kit/server/testing/postgres.ts'
import { ensurePostgres } from '@wize/proof/machine/postgres.ts'
import pg from 'pg'

/** Runs an experiment on its own PostgreSQL server, which is deleted afterward. */
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
  // `end` doesn't wait for the connections to close, so some still get an error when the server stops.
  pool.on('error', () => {})
  return pool
}
