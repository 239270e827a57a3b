import { Worker } from 'node:worker_threads'
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
import { threadFlags } from '#server/thread-flags.ts'

export interface ThreadOptions {
  file: string
  /** Whether the thread leaves time for other programs between its writes. */
  yields: boolean
}

/** A query for the thread. */
export interface Order {
  kind: 'query' | 'commit' | 'rollback' | 'close'
  /** Whether it's the first of a transaction. */
  begins: boolean
  sql: string
  /** With `forEach`, one list of parameters per run. */
  parameters: readonly unknown[]
  forEach: boolean
}

/** A query without result rows, run once per list of parameters. */
export interface QueryForEach extends CompiledQuery {
  forEach: true
  parameters: readonly unknown[][]
}

export type Answer =
  | QueryResult<unknown>
  | {
      error: { message: string; code: string | undefined; errcode: number | undefined }
    }

/**
 * A Kysely dialect for Node's built-in SQLite, in its own thread: see `sqlite-thread.ts`. Committed
 * means on disk: write-ahead log with full synchronization.
 */
export class NodeSqliteDialect implements Dialect {
  readonly #thread: ThreadOptions

  constructor(file: string, { yields = false } = {}) {
    this.#thread = { file, yields }
  }

  createDriver = () => new NodeSqliteDriver(this.#thread)
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
  readonly #thread: ThreadOptions
  #connection: NodeSqliteConnection | undefined

  constructor(thread: ThreadOptions) {
    this.#thread = thread
  }

  async init() {
    this.#connection = new NodeSqliteConnection(this.#thread)
  }

  async acquireConnection() {
    if (!this.#connection) throw new Error('The SQLite driver was not initialized')
    return this.#connection
  }

  beginTransaction = async (connection: NodeSqliteConnection) => connection.begin()
  commitTransaction = (connection: NodeSqliteConnection) => connection.end('commit')
  rollbackTransaction = (connection: NodeSqliteConnection) => connection.end('rollback')

  async releaseConnection() {}

  async destroy() {
    await this.#connection?.close()
  }
}

/** The thread answers queries in order. */
class NodeSqliteConnection implements DatabaseConnection {
  readonly #thread: Worker
  #begins = false
  readonly #waiting: PromiseWithResolvers<QueryResult<unknown>>[] = []

  constructor(options: ThreadOptions) {
    // An error that the thread doesn't catch ends the process, so that nobody gets a wrong answer.
    this.#thread = new Worker(new URL('sqlite-thread.ts', import.meta.url), {
      workerData: options,
      execArgv: threadFlags,
    })
    this.#thread.on('message', (answer: Answer) => {
      const waiting = this.#waiting.shift()
      if ('error' in answer) waiting?.reject(answer.error)
      else waiting?.resolve(answer)
    })
  }

  /** The transaction begins with its first query, because each message to the thread takes time. */
  begin() {
    this.#begins = true
  }

  async end(kind: 'commit' | 'rollback') {
    if (this.#begins) this.#begins = false
    else await this.#ask(kind)
  }

  executeQuery<Row>(query: CompiledQuery | QueryForEach): Promise<QueryResult<Row>> {
    const { sql, parameters } = query
    return this.#ask('query', sql, parameters, 'forEach' in query) as Promise<QueryResult<Row>>
  }

  // biome-ignore lint/correctness/useYield: all rows would come at once
  async *streamQuery(): AsyncGenerator<never> {
    throw new Error('SQLite rows are read all at once: use execute()')
  }

  async close() {
    try {
      await this.#ask('close')
    } finally {
      // Otherwise a command that couldn't open the store would never end.
      await this.#thread.terminate()
    }
  }

  async #ask(
    kind: Order['kind'],
    sql = '',
    parameters: Order['parameters'] = [],
    forEach = false,
  ): Promise<QueryResult<unknown>> {
    const order: Order = { kind, begins: this.#begins, sql, parameters, forEach }
    this.#begins = false
    const waiting = Promise.withResolvers<QueryResult<unknown>>()
    this.#waiting.push(waiting)
    this.#thread.postMessage(order)
    try {
      return await waiting.promise
    } catch (error) {
      // The thread's error has no useful stack. One created here leads to the caller.
      throw Object.assign(new Error(), error)
    }
  }
}
