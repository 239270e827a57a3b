import { createHash } from 'node:crypto'
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { findPackageJSON } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'
import { contentIn } from './content-in.ts'
import { madeOnce } from './made-once.ts'

/** Returns a file of the build by its address. */
export type ReadFile = (path: string) => Buffer | undefined

/** The programs that make pages, and the versions of what they use. If one changes, all pages are made again. */
let programs: string | undefined
function hashOfPrograms(): string {
  const kit = fileURLToPath(new URL('../../', import.meta.url))
  const parts = ['package.json', 'content/html-tree.*', 'contracts/pages.*', 'site/build/*']
  const files = globSync(parts, { cwd: kit })
  const hash = createHash('sha256').update(process.version)
  for (const file of files.toSorted()) hash.update(readFileSync(join(kit, file)))
  for (const name of ['parse5', 'lightningcss'])
    hash.update(readFileSync(findPackageJSON(name, import.meta.url) ?? ''))
  return hash.digest('base64url')
}

const hashes = new WeakMap<Buffer, string>()
/** Pages load the same few files, so each is hashed only once. */
const hashOf = (content: Buffer | undefined) =>
  content &&
  madeOnce(hashes, content, () => createHash('sha256').update(content).digest('base64url'))

interface Kept<T> {
  key: string
  /** The hashes of the files of the build that were read for it, by address; undefined if one wasn't there. */
  reads: Map<string, string | undefined>
  value: T
}

/**
 * What was kept for this page. If nothing was, or the page, a program, or a file that was read for
 * it has changed, makes it and keeps it instead of the last one.
 */
export async function keptPage<T>(
  folder: string,
  file: string,
  source: string,
  readBuilt: ReadFile,
  make: (readBuilt: ReadFile) => Promise<T>,
): Promise<T> {
  programs ??= hashOfPrograms()
  const key = createHash('sha256').update(programs).update(source).digest('base64url')
  const place = join(folder, nameOf(file))
  const kept = readKept<T>(contentIn(place) ?? Buffer.alloc(0))
  if (
    kept?.key === key &&
    [...kept.reads].every(([path, hash]) => hashOf(readBuilt(path)) === hash)
  )
    return kept.value
  const reads: Kept<T>['reads'] = new Map()
  const value = await make((path) => {
    const content = readBuilt(path)
    reads.set(path, hashOf(content))
    return content
  })
  mkdirSync(folder, { recursive: true })
  writeFileSync(place, serialize({ key, reads, value } satisfies Kept<T>))
  return value
}

/** Removes what was kept for pages that the site no longer has. */
export async function forgetOtherPages(folder: string, files: readonly string[]): Promise<void> {
  const names = new Set(files.map(nameOf))
  const kept = await readdir(folder).catch(() => [])
  const others = kept.filter((name) => !names.has(name))
  await Promise.all(others.map((name) => rm(join(folder, name), { force: true })))
}

/** One per page, which the next one takes the place of. */
const nameOf = (file: string) => createHash('sha256').update(file).digest('base64url')

/** Undefined if it was only partly written, or by another version of Node. */
function readKept<T>(bytes: Buffer): Kept<T> | undefined {
  try {
    return deserialize(bytes)
  } catch {
    return undefined
  }
}
