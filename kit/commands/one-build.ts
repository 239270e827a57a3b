import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { takeLock } from '#server/store/process-lock.ts'

/** Keeps locks open until the process ends: garbage collection would close them. */
const held: object[] = []

/**
 * Takes the right to build until this process ends, however it ends. Returns whether it was free. Two
 * at once would write into the same folder, and one could publish half of the other's pages.
 */
export function takeBuild(file: string): boolean {
  try {
    mkdirSync(dirname(file), { recursive: true })
    const lock = takeLock(file)
    if (lock) held.push(lock)
    return lock !== undefined
  } catch {
    // If the lock can't be written, or is another user's, build without one.
    return true
  }
}
