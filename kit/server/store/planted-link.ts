import { lstatSync } from 'node:fs'

/**
 * Throws if a store or a folder for backups is a link that root didn't make. As root, we would change
 * what it leads to. A link made between this look and the write is still followed. SQLite itself
 * follows none in place of its journal or log.
 */
export function refuseLink(file: string): void {
  if (process.getuid?.() !== 0) return
  const found = lstatSync(file, { throwIfNoEntry: false })
  if (found?.isSymbolicLink() && found.uid !== 0)
    throw new Error(
      `${file} is a link that another user made, so nothing was changed as root. See where it leads, delete it, and try again.`,
    )
}
