import { DatabaseSync } from 'node:sqlite'

/**
 * Locks a file until the lock is closed or the process ends, however it ends. Returns undefined if it's
 * locked already. The file is a database only because SQLite locks the same way on every system.
 */
export function takeLock(file: string): DatabaseSync | undefined {
  const lock = new DatabaseSync(file, { timeout: 0 })
  try {
    lock.exec('begin exclusive')
    return lock
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) return undefined
    throw error
  }
}

const sqliteBusy = 5
