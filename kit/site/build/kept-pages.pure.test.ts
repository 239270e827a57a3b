import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keptPage, pageKey } from './kept-pages.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
})
afterEach(() => rm(folder, { recursive: true }))

const html = '<link href="/icon.svg"><script src="/_astro/a.b1.js"></script>'
const key = (source: string, files: Record<string, string>) =>
  pageKey('a.html', source, (path) => (path in files ? Buffer.from(files[path] ?? '') : undefined))

test('a page is made again if it or a file that it names has changed, or is gone', () => {
  const files = { '/icon.svg': '<svg/>', '/_astro/a.b1.js': '1' }
  const keys = [
    key(html, files),
    key(`${html} `, files),
    key(html, { ...files, '/icon.svg': '<svg></svg>' }),
    key(html, { '/icon.svg': '<svg/>' }),
  ]
  expect(new Set(keys).size).toBe(4)
  expect(key(html, { ...files, '/other.svg': 'x' })).toBe(keys[0])
})

test('a page is kept until its key changes or its file is damaged', async () => {
  let made = 0
  const page = (name: string) => keptPage(folder, 'a.html', name, async () => new Set([made++]))
  expect(await page('one')).toEqual(new Set([0]))
  expect(await page('one')).toEqual(new Set([0]))
  expect(await page('two')).toEqual(new Set([1]))
  const [file = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  await writeFile(join(folder, file), 'x')
  expect(await page('two')).toEqual(new Set([2]))
})
