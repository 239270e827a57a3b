import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { publishPages } from './built-pages.ts'
import { keptPage } from './kept-pages.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pages-'))
})
afterEach(() => rm(folder, { recursive: true }))

let made = 0
/** A page that reads two files of the build: the number of the time that it was made. */
const page = (source: string, files: Record<string, string>) => {
  const contents = new Map(Object.entries(files).map(([path, text]) => [path, Buffer.from(text)]))
  return keptPage(
    folder,
    'a.html',
    source,
    (path) => contents.get(path),
    async (read) => {
      for (const address of ['/a.svg', '/b.js']) read(address)
      return new Set([++made])
    },
  )
}

test('a page is kept until it changes, or a file that was read for it, or one comes or goes', async () => {
  const first = await page('a', { '/a.svg': '1' })
  expect(await page('a', { '/a.svg': '1', '/other.svg': '1' })).toEqual(first)
  expect(await page('b', { '/a.svg': '1' })).toEqual(new Set([made]))
  const changes: Record<string, string>[] = [
    { '/a.svg': '2' },
    { '/a.svg': '2', '/b.js': '1' },
    { '/b.js': '1' },
  ]
  for (const files of changes) {
    const before = made
    await page('b', files)
    expect(made).toBe(before + 1)
  }
})

test('a page is made again if what was kept is damaged', async () => {
  await page('a', {})
  const [file = '', ...others] = await readdir(folder)
  expect(others).toEqual([])
  await writeFile(join(folder, file), 'x')
  expect(await page('a', {})).toEqual(new Set([made]))
})

test('a page allows the script that’s in the build, whatever its address has for characters', async () => {
  const dist = join(folder, 'dist')
  const names = ['app~1.js', 'app@2.js', 'ä.js', 'app']
  const publish = async (script: string) => {
    await rm(dist, { recursive: true, force: true })
    await mkdir(dist)
    const tags = names.map((name) => `<script src="/${encodeURI(name)}"></script>`)
    await writeFile(join(dist, 'a.html'), `<!doctype html><title>A</title>${tags.join('')}`)
    for (const name of names) await writeFile(join(dist, name), script)
    await publishPages(dist, join(folder, 'cache'))
    const html = await readFile(join(dist, 'a.html'), 'utf8')
    return html.match(/integrity="[^"]+"/g)
  }
  const first = await publish('1')
  const second = await publish('2')
  expect(second).toHaveLength(names.length)
  expect(second?.filter((integrity) => first?.includes(integrity))).toEqual([])
})

test('a page is kept with its drawings, which are in the build again', async () => {
  const cache = join(folder, 'cache')
  const publish = async () => {
    const dist = await mkdtemp(join(folder, 'dist-'))
    await mkdir(join(dist, '_astro'))
    await writeFile(join(dist, 'a.html'), '<title>A</title><svg data-deferred="" id="b"><g/></svg>')
    await publishPages(dist, cache)
    const kept = await stat(join(cache, (await readdir(cache)).join()))
    return { keptAt: kept.mtimeMs, drawings: await readdir(join(dist, '_astro')) }
  }
  const first = await publish()
  expect(first.drawings).toHaveLength(1)
  expect(await publish()).toEqual(first)
})

test('nothing is kept for a page that’s gone', async () => {
  const cache = join(folder, 'cache')
  for (const files of [['a.html', 'b.html'], ['b.html']]) {
    const dist = await mkdtemp(join(folder, 'dist-'))
    for (const file of files) await writeFile(join(dist, file), '<title>A</title>')
    await publishPages(dist, cache)
    expect(await readdir(cache)).toHaveLength(files.length)
  }
})
