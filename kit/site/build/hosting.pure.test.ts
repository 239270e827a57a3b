import { mkdir, mkdtemp, readFile, rm, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BuildManifest } from '#contracts/build-manifest.ts'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { publishPages } from './built-pages.ts'
import { memoryWarning, prepareHosting } from './hosting.ts'

const words = '<p>Words, and more of them.</p>'.repeat(30)
const source: Record<string, string> = {
  'index.html': `<style>a{top:0}</style><script type="module" src="/_astro/shell.abc.js"></script>${words}`,
  'services.html': `<style>b{top:0}</style>${words}`,
  'services/cto.html': `<style>c{top:0}</style>${words}`,
  'blog.html': `<style>d{top:0}</style>${words}`,
  'blog/a-post.html': `<style>e{top:0}</style>${words}`,
  'learning-assistant.html': words,
  '_astro/shell.abc.js': 'console.log("words");'.repeat(30),
  'og/home.png': 'not really a picture',
  'rss.xml': `<rss>${words}</rss>`,
  'photo.JFIF': 'not really a picture',
  'short.txt': 'x',
  'with space.txt': 'x',
  '.well-known/security.txt': 'Contact: x',
}

let dist: string
let manifest: BuildManifest
beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'dist-'))
  for (const [file, content] of Object.entries(source)) {
    await mkdir(dirname(join(dist, file)), { recursive: true })
    await writeFile(join(dist, file), content)
  }
  const pages = await publishPages(dist)
  const inTwo = { ...checkIdentity(identity), locale: 'en-US', locales: ['en-US', 'es-US'] }
  manifest = await prepareHosting(dist, pages, inTwo, () => ({}))
})
afterAll(() => rm(dist, { recursive: true }))

const output = (file: string) => readFile(join(dist, file), 'utf8')
const served = (path: string) => manifest.served.find((file) => file.path === path)

test('the manifest names every public file by its address and nothing else', () => {
  expect(manifest.served.map(({ path }) => path)).toEqual([
    '/',
    '/.well-known/security.txt',
    '/_astro/shell.abc.js',
    '/blog',
    '/blog/a-post',
    '/learning-assistant',
    '/og/home.png',
    '/photo.JFIF',
    '/rss.xml',
    '/services',
    '/services/cto',
    '/short.txt',
    '/with%20space.txt',
  ])
  expect(served('/_astro/shell.abc.js')?.immutable).toBe(true)
  expect(served('/blog')?.immutable).toBe(false)
  expect(served('/rss.xml')?.type).toBe('application/rss+xml; charset=utf-8')
  expect(served('/photo.JFIF')?.type).toBe('image/jpeg')
  expect(served('/blog')?.headers?.['Content-Security-Policy']).toContain('sha256-')
})

test('compressed copies are the file, and only where they are smaller', async () => {
  expect(served('/blog')?.encodings).toEqual(['br', 'gzip'])
  const page = await readFile(join(dist, 'blog.html'))
  expect(brotliDecompressSync(await readFile(join(dist, 'blog.html.br')))).toEqual(page)
  expect(gunzipSync(await readFile(join(dist, 'blog.html.gz')))).toEqual(page)
  expect(served('/short.txt')?.encodings).toEqual([])
  expect(served('/og/home.png')?.encodings).toEqual([])
})

test('a page that cannot be served stops the build by name', async () => {
  const bad = await mkdtemp(join(tmpdir(), 'dist-'))
  await writeFile(join(bad, 'a.html'), '<p style="x">')
  await writeFile(join(bad, 'b.html'), '<p onclick="x">')
  await expect(publishPages(bad)).rejects.toThrow(/a\.html: [\s\S]*b\.html: /)
  await rm(bad, { recursive: true })
})

describe('rules for static hosts', () => {
  test('pages of one section share a rule that allows what any of them holds', async () => {
    const headers = await output('_headers')
    const rule = /\n\/blog\/\*\n {2}Content-Security-Policy: (.*)/.exec(headers)?.[1]
    expect(rule?.match(/'sha256-/g)).toHaveLength(2)
    // If both rules match, a host sends both policies and browsers enforce both.
    expect(headers).toContain(`\n/blog\n  Content-Security-Policy: ${rule}\n`)
  })

  test('the file for Netlify and Cloudflare keeps to their limits', async () => {
    const lines = (await output('_headers')).split('\n')
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThanOrEqual(100)
    for (const line of lines) expect(line.length).toBeLessThanOrEqual(2000)
  })

  test('the page for unknown addresses runs only its own script, which leads to the nearest page', async () => {
    const page = await output('404.html')
    const script = /<script>(.*?)<\/script>/.exec(page)?.[1] ?? ''
    const goesTo = (pathname: string) => {
      let target = ''
      const location = { pathname, replace: (to: string) => (target = to) }
      new Function('location', script)(location)
      return target
    }
    expect(goesTo('/services/unknown')).toBe('/services')
    expect(goesTo('/blog/a')).toBe('/blog')
    expect(goesTo('/blog/a/b')).toBe('/')
    expect(goesTo('/blog/a.png')).toBe('')
    expect(goesTo('/blogs/a')).toBe('/')
    expect(goesTo('/nowhere')).toBe('/')
    expect(goesTo('/es/services/unknown')).toBe('/es/services')
    expect(goesTo('/es/nowhere')).toBe('/es')
    expect(goesTo('/espresso')).toBe('/')
    expect(page).toMatch(/<noscript><meta http-equiv="refresh" content="0; url=\/">/)
  })
})

test('a film that would fill the server’s memory is named', async () => {
  expect(memoryWarning(dist, manifest)).toBeUndefined()
  await writeFile(join(dist, 'film.mp4'), '')
  await truncate(join(dist, 'film.mp4'), 400e6)
  const film = { path: '/film.mp4', file: 'film.mp4', type: '', hash: '', immutable: false }
  const served = [...manifest.served, { ...film, encodings: [] }]
  expect(memoryWarning(dist, { served })).toContain('400 MB (film.mp4 alone is 400)')
})
