import { readFileSync } from 'node:fs'

/**
 * What's in a file; undefined if it can't be read. Not asynchronous: a small file's way through Node's
 * threads takes ten times the processor time of reading it.
 */
export function contentIn(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    return undefined
  }
}
