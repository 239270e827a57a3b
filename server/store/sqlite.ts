import { chmodSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'

const busyCode = 5
/** How long a write waits for another process (the owner's tools) before it fails, in ms. */
const lockTimeout = 2000
const maxStatements = 100

/**
 * Kysely over Node's built-in SQLite. Committed means on disk: write-ahead log with full
 * synchronisation. Waiting for a lock does not block the event loop.
 */
export class NodeSqliteDialect implements Dialect {
  readonly #file: string

  constructor(file: string) {
    this.#file = file
  }

  createDriver = () => new NodeSqliteDriver(this.#file)
  createQueryCompiler = () => new SqliteQueryCompiler()
  createAdapter = () => new TransactionalDdlAdapter()
  // biome-ignore lint/suspicious/noExplicitAny: Kysely's own signature
  createIntrospector = (db: Kysely<any>) => new SqliteIntrospector(db)
}

/** Runs migrations in a transaction, so an interrupted one leaves no trace. */
class TransactionalDdlAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

class NodeSqliteDriver implements Driver {
  readonly #file: string
  #connection: NodeSqliteConnection | undefined

  constructor(file: string) {
    this.#file = file
  }

  async init() {
    const db = new DatabaseSync(this.#file, { timeout: 5000, enableForeignKeyConstraints: true })
    chmodSync(this.#file, 0o600)
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
    // From here on waiting is done without blocking: see `whenFree`.
    db.exec('pragma busy_timeout = 0')
    // SQLite's own knows no letters but a to z.
    db.function('lower', { deterministic: true }, (text) => String(text ?? '').toLowerCase())
    this.#connection = new NodeSqliteConnection(db, this.#file)
  }

  async acquireConnection() {
    if (!this.#connection) throw new Error('The SQLite driver was not initialized')
    return this.#connection
  }

  /** Takes the write lock at once: a lock taken later, after reading, could not be waited for. */
  beginTransaction = (connection: NodeSqliteConnection) => connection.exec('begin immediate')
  commitTransaction = (connection: NodeSqliteConnection) => connection.exec('commit')

  async rollbackTransaction(connection: NodeSqliteConnection) {
    // SQLite itself has rolled back after some errors, a full disk among them.
    if (connection.inTransaction) await connection.exec('rollback')
  }

  async releaseConnection() {}

  async destroy() {
    this.#connection?.close()
  }
}

class NodeSqliteConnection implements DatabaseConnection {
  readonly #db: DatabaseSync
  readonly #statements = new Map<string, StatementSync>()
  readonly #inPlace: () => void

  constructor(db: DatabaseSync, file: string) {
    this.#db = db
    this.#inPlace = fileGuard([file, `${file}-wal`])
  }

  get inTransaction() {
    return this.#db.isTransaction
  }

  exec(sql: string) {
    if (!this.inTransaction) this.#inPlace()
    return whenFree(() => this.#db.exec(sql))
  }

  close() {
    this.#statements.clear()
    this.#db.close()
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.inTransaction) this.#inPlace()
    const values = parameters.map(inputValue)
    const statement = this.#prepare(sql)
    return whenFree(() => {
      if (statement.columns().length > 0) return { rows: statement.all(...values) as Row[] }
      const { changes, lastInsertRowid } = statement.run(...values)
      return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
    })
  }

  async *streamQuery<Row>({ sql, parameters }: CompiledQuery): AsyncGenerator<QueryResult<Row>> {
    for (const row of this.#db.prepare(sql).iterate(...parameters.map(inputValue))) {
      yield { rows: [row as Row] }
    }
  }

  #prepare(sql: string): StatementSync {
    let statement = this.#statements.get(sql)
    if (!statement) {
      statement = this.#db.prepare(sql)
      if (this.#statements.size >= maxStatements) this.#statements.clear()
      this.#statements.set(sql, statement)
    }
    return statement
  }
}

/**
 * Throws when one of the files is no longer the one that was opened. SQLite would go on writing into
 * the removed file, and everything would be gone after a restart.
 */
function fileGuard(files: string[]): () => void {
  const identities = new Map<string, string>()
  return () => {
    for (const file of files) {
      const stat = statSync(file, { throwIfNoEntry: false })
      const identity = stat && `${stat.dev} ${stat.ino}`
      const known = identities.get(file)
      // The log is made at the first use.
      if (known === undefined && identity) identities.set(file, identity)
      else if (known !== identity) {
        throw Object.assign(new Error(`${file} was removed or replaced. Restart the server.`), {
          code: 'STORE_REPLACED',
        })
      }
    }
  }
}

function inputValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  return (value ?? null) as SQLInputValue
}

/** Runs `attempt`, again and again while another process holds the database's lock. */
async function whenFree<T>(attempt: () => T): Promise<T> {
  const deadline = performance.now() + lockTimeout
  for (;;) {
    try {
      return attempt()
    } catch (error) {
      const busy = ((error as { errcode?: number }).errcode ?? 0) % 256 === busyCode
      if (!busy || performance.now() > deadline) throw error
      await wait(20)
    }
  }
}
