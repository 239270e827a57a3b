import { randomUUID } from 'node:crypto'
import { realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

/**
 * Writes a file that only its owner can read. It takes its name once it's whole, so that a full disk
 * leaves what was there before.
 */
export async function writePrivate(
  path: string,
  parts: Iterable<string> | AsyncIterable<string>,
): Promise<void> {
  const found = statSync(path, { throwIfNoEntry: false })
  // A terminal or a pipe, such as /dev/stdout.
  if (found && !found.isFile()) return await writeFile(path, parts)
  const file = found ? realpathSync(path) : path
  // Git ignores exports by how they begin and end.
  const { dir, name, ext } = parse(file)
  const unfinished = join(dir, `${name}.${randomUUID()}${ext}`)
  try {
    await writeFile(unfinished, parts, { mode: 0o600, flag: 'wx', flush: true })
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}
