import { mkdirSync, writeFileSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { plainFile } from '#contracts/plain-page.ts'
import type { DrawnPlainPage } from '#site/plain/plain-pages.ts'

/**
 * Moves the plain forms of the pages out of what visitors may request, each into a file of its own.
 * Returns the charts to draw for them, as SVG by the path of the PNG. A letter whose web version is
 * switched off has no plain form either.
 */
export async function takePlainPages(
  dist: string,
  pages: { path: string }[],
): Promise<Record<string, string>> {
  const made = join(dist, 'plain.json')
  const all: DrawnPlainPage[] = JSON.parse(await readFile(made, 'utf8'))
  await rm(made)
  const there = new Set(pages.map(({ path }) => path))
  const drawings: Record<string, string> = {}
  for (const { charts, ...page } of all.filter(({ path }) => there.has(path))) {
    const file = join(dist, plainFile(page.path))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, JSON.stringify(page))
    Object.assign(drawings, charts)
  }
  return drawings
}
