import { statfs } from 'node:fs/promises'

/**
 * How much room a disk needs for a store to be well, in bytes. SQLite's log grows to 4 MB before it
 * goes into the file, which may grow as much.
 */
const minFreeSpace = 8 * 2 ** 20

/**
 * Rejects if the disk is nearly full, or would be after a file of that size. A small write wouldn't
 * tell: it fits into the log that's there already.
 */
export async function assertFreeSpace(folder: string, size = 0): Promise<void> {
  const { bsize, bavail, blocks } = await statfs(folder)
  // Some network disks don't know their size.
  if (blocks === 0 || bsize * bavail >= size + minFreeSpace) return
  throw Object.assign(new Error(`${bsize * bavail} bytes are left in ${folder}`), {
    code: 'ENOSPC',
  })
}
