// The thread that owns the SQLite file. Commits wait for the disk, which must not block the thread
// that serves pages.
import { chmodSync, statSync } from 'node:fs'
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { refuseLink } from './planted-link.ts'
import type { Answer, Order, ThreadOptions } from './sqlite.ts'

/** How long a write waits for another process (the owner's commands), in ms. */
const lockTimeout = 2000
/** The same for one that yields: a busy server goes first. */
const yieldingLockTimeout = 30_000
const maxStatements = 100
/** How often garbage is collected if there were orders, in ms. It takes some 20 ms. */
const garbageInterval = 20_000

// Importing this file (`postbuild`) only fills the compile cache; it doesn't start the thread.
if (parentPort) serve(parentPort, workerData as ThreadOptions)

function serve(port: NonNullable<typeof parentPort>, options: ThreadOptions) {
  let run: ((order: Order) => Answer) | undefined
  let isUsed = false
  // `collect-garbage.ts` can't reach this thread's.
  setInterval(() => {
    if (isUsed) globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' })
    isUsed = false
  }, garbageInterval).unref()
  port.on('message', (order: Order) => {
    isUsed = true
    let answer: Answer
    try {
      run ??= openDatabase(options)
      answer = run(order)
    } catch (error) {
      answer = { error: describe(error as Error) }
    }
    port.postMessage(answer)
  })
}

function openDatabase({ file, yields }: ThreadOptions): (order: Order) => Answer {
  refuseLink(file)
  const db = new DatabaseSync(file, { timeout: 5000, enableForeignKeyConstraints: true })
  chmodSync(file, 0o600)
  db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on')
  db.exec(`pragma busy_timeout = ${yields ? yieldingLockTimeout : lockTimeout}`)
  const turns = yields ? writeTurns() : undefined
  // SQLite's own `lower` only knows the letters a to z.
  db.function('lower', { deterministic: true }, (text) => String(text ?? '').toLowerCase())
  const assertInPlace = fileGuard([file, `${file}-wal`])
  const statements = new Map<string, StatementSync>()

  function prepare(sql: string): StatementSync {
    let statement = statements.get(sql)
    if (!statement) {
      statement = db.prepare(sql)
      if (statements.size >= maxStatements) statements.clear()
      statements.set(sql, statement)
    }
    return statement
  }

  const end = {
    commit: () => db.exec('commit'),
    // SQLite has already rolled back after some errors, for example when the disk is full.
    rollback: () => db.isTransaction && db.exec('rollback'),
    close() {
      statements.clear()
      db.close()
    },
  }

  return ({ kind, begins, sql, parameters, forEach }) => {
    if (kind !== 'query') {
      end[kind]()
      turns?.end()
      return { rows: [] }
    }
    if (!db.isTransaction) assertInPlace()
    // Takes the write lock right away. A lock requested later, after a read, would fail instead of
    // waiting.
    if (begins) {
      turns?.begin()
      db.exec('begin immediate')
    }
    const statement = prepare(sql)
    if (forEach) {
      for (const each of parameters as unknown[][]) statement.run(...each.map(inputValue))
      return { rows: [] }
    }
    const values = parameters.map(inputValue)
    if (statement.columns().length > 0) return { rows: statement.all(...values) }
    const isAlone = !db.isTransaction
    if (isAlone) turns?.begin()
    const { changes, lastInsertRowid } = statement.run(...values)
    if (isAlone) turns?.end()
    return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) }
  }
}

/**
 * Throws if one of the files was replaced. SQLite would keep writing to the removed file, and
 * everything would be gone after a restart.
 */
function fileGuard(files: string[]): () => void {
  const identities = new Map<string, string>()
  return () => {
    for (const file of files) {
      const stat = statSync(file, { throwIfNoEntry: false })
      const identity = stat && `${stat.dev} ${stat.ino}`
      const known = identities.get(file)
      // The log is created on first use.
      if (known === undefined && identity) identities.set(file, identity)
      else if (known !== identity) {
        throw Object.assign(new Error(`${file} was removed or replaced. Restart the server.`), {
          code: 'STORE_REPLACED',
        })
      }
    }
  }
}

/**
 * Leaves the lock free after each write for as long as the write took. SQLite has no queue for its
 * lock: whoever waits looks again after some time, at most 100 ms, and would never find it free
 * between the writes of an import.
 */
function writeTurns() {
  const [minPause, maxPause] = [20, 110]
  const sleeper = new Int32Array(new SharedArrayBuffer(4))
  let began = 0
  let freeUntil = 0
  return {
    begin() {
      const pause = freeUntil - performance.now()
      if (pause > 0) Atomics.wait(sleeper, 0, 0, pause)
      began = performance.now()
    },
    end() {
      const ended = performance.now()
      freeUntil = ended + Math.min(maxPause, Math.max(minPause, ended - began))
    },
  }
}

function inputValue(value: unknown): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0
  return (value ?? null) as SQLInputValue
}

/** Keeps the error's fields that a message between threads would drop. */
function describe(error: Error & { code?: string; errcode?: number }) {
  const { message, code, errcode } = error
  return { message, code, errcode }
}
