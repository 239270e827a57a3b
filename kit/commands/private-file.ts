import { randomUUID } from 'node:crypto'
import { readdirSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'

/** A file that nobody has written to for this long, in ms, is what a killed program has left. */
const abandonedAfter = 10 * 60 * 1000

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
    removeAbandoned(dir || '.', RegExp.escape(name), RegExp.escape(ext))
    await writeFile(unfinished, parts, { mode: 0o600, flag: 'wx', flush: true })
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
}

/** Removes what killed programs have left of a file with this name. */
function removeAbandoned(folder: string, name: string, ext: string): void {
  const unfinished = new RegExp(`^${name}\\.[\\da-f-]{36}${ext}$`)
  for (const each of readdirSync(folder)) {
    const file = join(folder, each)
    const written = unfinished.test(each) && statSync(file, { throwIfNoEntry: false })?.mtimeMs
    if (written && Date.now() - written > abandonedAfter) rmSync(file, { force: true })
  }
}
