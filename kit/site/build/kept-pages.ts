import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { deserialize, serialize } from 'node:v8'

/** Returns a file of the build by its address. */
export type ReadFile = (path: string) => Buffer | undefined

/** The programs that make pages, and the versions of what they use. If one changes, all pages are made again. */
let programs: string | undefined
function hashOfPrograms(): string {
  const kit = fileURLToPath(new URL('../../', import.meta.url))
  const files = globSync(
    ['package.json', 'content/html-tree.*', 'contracts/pages.*', 'site/build/*'],
    {
      cwd: kit,
    },
  )
  const hash = createHash('sha256').update(process.version)
  for (const file of files.toSorted()) hash.update(readFileSync(join(kit, file)))
  return hash.digest('base64url')
}

/**
 * What a page's published form depends on: the page, the programs, and files of the build that it names.
 * Those in `_astro/` are named after their content, so it's enough that they're there.
 */
export function pageKey(file: string, source: string, readBuilt: ReadFile): string {
  programs ??= hashOfPrograms()
  const hash = createHash('sha256').update(programs).update(file).update('\0').update(source)
  for (const path of new Set(source.match(/\/[\w./-]+\.(?:css|m?js|svg)\b/g))) {
    const content = readBuilt(path)
    hash.update(`\0${path}\0${content !== undefined}`)
    if (content && !path.startsWith('/_astro/')) hash.update(content)
  }
  return hash.digest('base64url')
}

/** What was kept for this file under this key. If nothing was, makes it and keeps it instead of the last one. */
export async function keptPage<T>(
  folder: string,
  file: string,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  // One per page, so that what's kept doesn't grow.
  const place = join(folder, createHash('sha256').update(file).digest('base64url'))
  const earlier = await readFile(place).catch(() => undefined)
  if (earlier) {
    const kept = readKept<T>(earlier)
    if (kept?.key === key) return kept.value
  }
  const value = await make()
  await mkdir(folder, { recursive: true })
  await writeFile(place, serialize({ key, value }))
  return value
}

/** Undefined if it was only partly written, or by another version of Node. */
function readKept<T>(bytes: Buffer): { key: string; value: T } | undefined {
  try {
    return deserialize(bytes)
  } catch {
    return undefined
  }
}
