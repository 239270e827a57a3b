import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { problemsText } from '#content/problem.ts'
import { saveFiles } from '#content/save-files.ts'
import type { Identity } from '#contracts/identity.ts'
import { copyProblems } from '#site/build/content.ts'
import { redirectsFile } from '#site/build/redirects.ts'
import { copyOf } from '#site/editor/files.ts'
import type { Prepared } from './prepare.ts'

/**
 * What the build would refuse in these files, by file. It checks a copy of the site's content, so
 * that the site itself stays unchanged.
 */
export async function refusedFiles(
  { files }: Prepared,
  { root, identity }: { root: string; identity: Identity },
): Promise<Map<string, string>> {
  const copy = copyOf(root)
  try {
    for (const [file, { content }] of files) put(join(copy, file), content)
    const problems = await copyProblems(copy, identity)
    return new Map(
      problems
        .filter(({ file }) => files.has(file))
        .map((problem) => [problem.file, problemsText([problem])]),
    )
  } finally {
    rmSync(copy, { recursive: true })
  }
}

/**
 * Writes the files and the redirects, all or none of them. A file that's there already is never
 * overwritten.
 */
export function writeImport({ files, redirects }: Prepared, root: string, source: string): void {
  const written: string[] = []
  const list = join(root, redirectsFile)
  const before = existsSync(list) ? readFileSync(list, 'utf8') : ''
  try {
    for (const [file, { content }] of files) {
      put(join(root, file), content)
      written.push(file)
    }
    if (redirects.length > 0) {
      const lines = redirects.map(({ from, to }) => `${from}: ${to}\n`)
      const gap = before && !before.endsWith('\n') ? '\n' : ''
      const added = `${gap}# Old addresses from ${source}\n${lines.join('')}`
      saveFiles(root, new Map([[redirectsFile, before + added]]))
    }
  } catch (error) {
    for (const file of written) rmSync(join(root, file), { force: true })
    throw new Error(`${(error as Error).message}. Nothing was imported.`)
  }
}

function put(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  try {
    writeFileSync(path, content, { flag: 'wx' })
  } catch (error) {
    // A full disk leaves a part of it.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') rmSync(path, { force: true })
    throw error
  }
}
