import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Keeps locks open until the process ends: garbage collection would close them. */
const held: DatabaseSync[] = []

/**
 * Takes the right to build until this process ends, however it ends. Returns whether it was free. Two
 * at once would write into the same folder, and one could publish half of the other's
 * pages. `file` is a database only because the system locks it for us.
 */
export function takeBuild(file: string): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const lock = new DatabaseSync(file, { timeout: 0 })
    held.push(lock)
    lock.exec('begin exclusive')
    return true
  } catch (error) {
    // If the lock can't be written, or is another user's, build without one.
    return (error as { errcode?: number }).errcode !== sqliteBusy
  }
}

const sqliteBusy = 5
