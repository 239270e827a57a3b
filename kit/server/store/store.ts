import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import type { Socket } from 'node:net'
import { dirname, resolve } from 'node:path'
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type pg from 'pg'
import { fileProblem } from '#server/file-problem.ts'
import { assertFreeSpace } from './free-space.ts'
import { migrations } from './migrations.ts'
import type { Database } from './schema.ts'
import { NodeSqliteDialect } from './sqlite.ts'
import { Turns } from './turns.ts'

/** How long PostgreSQL may take for a query, in ms. */
const queryTimeout = 2500

/** Everything that must not be lost. A committed transaction is on disk. */
export interface Store {
  readonly db: Kysely<Database>
  /** Whose commit goes first. */
  readonly turns: Turns
  readonly kind: 'sqlite' | 'postgres'
  /** The SQLite file; undefined on PostgreSQL. */
  readonly file: string | undefined
  /** Whether it was created just now. */
  readonly isNew: boolean
  /** The secret with this name: created on first use, then the same for every server forever. */
  secret(name: string): Promise<Buffer>
  /** Rejects if a write doesn't reach the disk, or SQLite's disk has too little room for more. */
  beat(now: number): Promise<void>
  /**
   * Removes deleted rows from SQLite's log too, where they could still be read. Does nothing on
   * PostgreSQL, where VACUUM and the recycling of its log remove them later.
   */
  clearLog(): Promise<void>
  close(): Promise<void>
}

export interface StoreOptions {
  /** `postgres://…`. Without it, the store is an SQLite file. */
  databaseUrl?: string
  /** Path of the SQLite file. Its folder is created if missing. */
  file: string
}

/**
 * Opens the store and runs its migrations. Rejects if that fails, with `verify` if an SQLite file is
 * damaged, and with `mustExist` if there's no store yet. With `yields`, other programs write first.
 */
export async function openStore(
  { databaseUrl, file }: StoreOptions,
  { verify = false, mustExist = false, yields = false } = {},
): Promise<Store> {
  const kind = databaseUrl ? 'postgres' : 'sqlite'
  if (mustExist && !databaseUrl && !existsSync(file)) {
    throw new Error(
      `There is no store at ${resolve(file)}. The server makes it when it first starts. If the server keeps its data elsewhere, set DATA_DIR as the server has it.`,
    )
  }
  if (!databaseUrl) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const db = new Kysely<Database>({
    dialect: databaseUrl
      ? postgres(databaseUrl, queryTimeout)
      : new NodeSqliteDialect(file, { yields }),
  })
  let isNew: boolean
  try {
    if (verify && !databaseUrl) await verifySqlite(db)
    if (databaseUrl) await verifyEncoding(db)
    if (mustExist && databaseUrl && (await db.introspection.getTables()).length === 0) {
      throw new Error('it has no tables. The server makes them when it first starts')
    }
    // On a large store, a migration may take longer than a query.
    isNew = databaseUrl
      ? await migrate(new Kysely({ dialect: postgres(databaseUrl) }), true)
      : await migrate(db)
  } catch (error) {
    await db.destroy().catch(() => {})
    const { code, message } = error as NodeJS.ErrnoException
    const problem = databaseUrl ? undefined : fileProblem({ ...(error as Error), path: file })
    const place = databaseUrl ? 'the database of DATABASE_URL' : file
    throw new Error(`The store cannot be opened in ${place}: ${problem ?? (message || code)}`, {
      cause: error,
    })
  }
  return {
    db,
    turns: new Turns(),
    kind,
    file: databaseUrl ? undefined : file,
    isNew,
    async beat(now) {
      if (!databaseUrl) await assertFreeSpace(dirname(file))
      await db
        .insertInto('heartbeat')
        .values({ id: 1, beat_at: now })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ beat_at: now }))
        .execute()
    },
    secret: (name) => secret(db, name),
    async clearLog() {
      if (databaseUrl) return
      // The second one keeps writers waiting, and after the first it has little left to do.
      await sql`pragma wal_checkpoint(passive)`.execute(db)
      await sql`pragma wal_checkpoint(truncate)`.execute(db)
    },
    close: () => db.destroy(),
  }
}

/** Runs the migrations and says whether the store was new. */
async function migrate(db: Kysely<Database>, destroy = false): Promise<boolean> {
  try {
    const { error, results } = await new Migrator({
      db,
      provider: { getMigrations: async () => migrations },
    }).migrateToLatest()
    if (error) throw error
    return results?.[0]?.migrationName === Object.keys(migrations)[0]
  } finally {
    if (destroy) await db.destroy()
  }
}

/** SQLite's code for a file whose first page isn't its own. */
const notADatabase = 26

/** Rejects if a page or table of an SQLite file is damaged. */
async function verifySqlite(db: Kysely<Database>) {
  const check = sql<{ quick_check: string }>`pragma quick_check(1)`.execute(db)
  const fault = await check.then(
    ({ rows: [row] }) => row?.quick_check,
    (error) => {
      if (error.errcode === notADatabase) return error.message
      throw error
    },
  )
  if (fault === 'ok') return
  throw new Error(`the file is damaged (${fault}). To restore a backup see docs/operations.md`)
}

/**
 * Rejects if the database can't hold every character: one message with an emoji would fail, and all
 * that arrive with it. `SQL_ASCII` holds any bytes.
 */
async function verifyEncoding(db: Kysely<Database>) {
  const { rows } = await sql<{ server_encoding: string }>`show server_encoding`.execute(db)
  const encoding = rows[0]?.server_encoding
  if (encoding === 'UTF8' || encoding === 'SQL_ASCII') return
  throw new Error(
    `its encoding ${encoding} can't hold every character. Make it with createdb --encoding=UTF8 --template=template0`,
  )
}

function postgres(connectionString: string, timeout?: number): PostgresDialect {
  return new PostgresDialect({
    pool: () => connectionPool(connectionString, timeout),
    // We answer after the commit, so a commit must mean on disk, whatever the server's default.
    onCreateConnection: async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('set synchronous_commit to on'))
    },
  })
}

/** `timeout`: how long a query may take, in ms. */
async function connectionPool(connectionString: string, timeout?: number) {
  const { default: pg } = await import('pg')
  const pool = new pg.Pool({
    Client: closingClient(pg.Client),
    connectionString,
    max: 8,
    connectionTimeoutMillis: 3000,
    // PostgreSQL's own limit cancels the query there; ours works even if PostgreSQL is frozen.
    statement_timeout: timeout,
    query_timeout: timeout && timeout + 500,
    keepAlive: true,
    types: {
      // Times and counts are bigint columns whose values fit a number.
      getTypeParser: (oid: number, format?: 'text' | 'binary') =>
        oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format as 'text'),
    },
  })
  // A broken connection fails its query and is replaced on the next one. Without these listeners,
  // it would end the process.
  pool.on('error', () => {})
  pool.on('connect', (client) => {
    client.on('error', () => {})
  })
  return pool
}

/**
 * A client that closes its connection when a query times out. The driver would reuse it with its
 * transaction still open, and the next write would be answered without being committed.
 */
function closingClient(Client: typeof pg.Client): typeof pg.Client {
  return class extends Client {
    // Typed for every way to call it.
    override query(...values: never[]): never {
      const result: Promise<unknown> | undefined = Reflect.apply(super.query, this, values)
      result?.catch(({ message }: Error) => {
        if (message !== 'Query read timeout') return
        const { connection } = this as unknown as { connection: { stream: Socket } }
        connection.stream.destroy()
      })
      return result as never
    }
  }
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
