import { createHash, randomUUID } from 'node:crypto'

/** How long the start of an id stays the same, in ms. Its four digits repeat after 70 minutes. */
const period = 64

/**
 * A random UUID whose first four digits come from the clock, so that rows added together are
 * together in each index. With random ids, every row would change a page of its own in every index,
 * and a commit writes whole pages. The next four digits are random, because the owner's commands
 * show and take the first eight.
 */
export function newId(now: number): string {
  const time = Math.floor(now / period) % 0x10000
  return time.toString(16).padStart(4, '0') + randomUUID().slice(4)
}

/**
 * The same UUID for the same text, so that servers that share a store can't add a row twice. It may
 * begin with given digits, by which rows that belong together are found.
 */
export function hashedId(text: string, start = ''): string {
  const digits = start + createHash('sha256').update(text).digest('hex')
  return digits.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
