import { randomBytes } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'
import { NodeSqliteDialect } from './sqlite.ts'

/** Where everything that must not be lost is kept. A transaction that has committed is on disk. */
export interface Store {
  readonly db: Kysely<Database>
  readonly kind: 'sqlite' | 'postgres'
  /** The secret of that name: made at its first use, the same for every instance ever after. */
  secret(name: string): Promise<Buffer>
  /**
   * Writes a copy of an SQLite store to a new file that only its owner can read, while servers use
   * the store. PostgreSQL has `pg_dump` for that: rejects.
   */
  backup(file: string): Promise<void>
  /**
   * Takes deleted rows out of SQLite's log too, where they could still be read. PostgreSQL does so by itself.
   */
  clearLog(): Promise<void>
  close(): Promise<void>
}

export interface StoreOptions {
  /** `postgres://…`; without it the store is an SQLite file. */
  databaseUrl?: string | undefined
  /** Path of the SQLite file; its folder is made when missing. */
  file: string
}

/** Opens the store and brings its tables up to date. Rejects when that cannot be done. */
export async function openStore({ databaseUrl, file }: StoreOptions): Promise<Store> {
  const kind = databaseUrl ? 'postgres' : 'sqlite'
  if (!databaseUrl) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const db = new Kysely<Database>({
    dialect: databaseUrl ? postgres(databaseUrl) : new NodeSqliteDialect(file),
  })
  try {
    const { error } = await new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
    }).migrateToLatest()
    if (error) throw error
  } catch (error) {
    await db.destroy().catch(() => {})
    const { code, message } = error as NodeJS.ErrnoException
    const place = databaseUrl ? 'the database of DATABASE_URL' : file
    throw new Error(`The store cannot be opened in ${place}: ${message || code}`, { cause: error })
  }
  return {
    db,
    kind,
    secret: (name) => secret(db, name),
    async backup(copy) {
      if (databaseUrl) throw new Error('Back up PostgreSQL with pg_dump: see docs/operations.md.')
      writeFileSync(copy, '', { mode: 0o600, flag: 'wx' })
      await sql`vacuum into ${copy}`.execute(db)
    },
    async clearLog() {
      if (!databaseUrl) await sql`pragma wal_checkpoint(truncate)`.execute(db)
    },
    close: () => db.destroy(),
  }
}

function postgres(connectionString: string): PostgresDialect {
  return new PostgresDialect({
    pool: () => connectionPool(connectionString),
    // An answer is given after commit, so commit must mean on disk whatever the server's default is.
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('set synchronous_commit to on'))
    },
  })
}

async function connectionPool(connectionString: string) {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    connectionString,
    max: 8,
    connectionTimeoutMillis: 3000,
    statement_timeout: 10_000,
    keepAlive: true,
    types: {
      // Times and counts are bigint columns and fit a number.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // A connection that breaks, idle or in use, fails its query and is replaced at the next; without
  // these listeners it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

async function secret(db: Kysely<Database>, name: string): Promise<Buffer> {
  await db
    .insertInto('secrets')
    .values({ name, value: randomBytes(32).toString('base64') })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { value } = await db
    .selectFrom('secrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow()
  return Buffer.from(value, 'base64')
}
