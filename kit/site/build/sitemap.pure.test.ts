import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BuiltPage } from './built-pages.ts'
import type { Counterparts } from './languages.ts'
import { writeSitemap } from './sitemap.ts'

let dist: string
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'sitemap-'))
})
afterEach(() => rmSync(dist, { recursive: true }))

const page = (name: string, more: Partial<BuiltPage> = {}): BuiltPage => ({
  file: `${name}.html`,
  path: `/${name}`,
  ids: new Set(),
  references: [],
  meta: new Map(),
  canonical: `https://site.example/${name}`,
  drawing: undefined,
  ...more,
})

/** Writes the sitemap of a site with these pages, and returns its addresses and days. */
async function write(pages: BuiltPage[], counterparts?: Counterparts) {
  const locales = { locale: 'en-US', locales: ['en-US', 'es-US'] }
  await writeSitemap(dist, pages, { url: 'https://site.example', ...locales }, counterparts)
  const text = readFileSync(join(dist, 'sitemap.xml'), 'utf8')
  const entries = [...text.matchAll(/<loc>([^<]*)<\/loc><lastmod>([^<]*)/g)]
  return { text, entries: entries.map(([, address, day]) => [address, day]) }
}

it('lists pages with a canonical address, and articles with the day of their last update', async () => {
  const { entries } = await write([
    page('about'),
    page('hidden', { canonical: undefined }),
    page('about?page=2', { canonical: 'https://site.example/about' }),
    page('blog/new', { meta: new Map([['article:published_time', '2026-03-01']]) }),
    page('blog/revised', {
      meta: new Map([
        ['article:published_time', '2026-03-01'],
        ['article:modified_time', '2026-04-02'],
      ]),
    }),
  ])
  expect(entries).toEqual([
    ['https://site.example/about', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
    ['https://site.example/blog/new', '2026-03-01'],
    ['https://site.example/blog/revised', '2026-04-02'],
  ])
})

it('names the counterparts of a page, and escapes addresses', async () => {
  const home = new Map([
    ['en-US', '/'],
    ['es-US', '/es?a&b'],
  ])
  const { text } = await write([page('a&b')], new Map([['/a&b', home]]))
  expect(text).toContain('xmlns:xhtml=')
  expect(text).toContain('<loc>https://site.example/a&amp;b</loc>')
  expect(text).toContain('hreflang="es-US" href="https://site.example/es?a&amp;b"/>')
  expect(text).toContain('hreflang="x-default" href="https://site.example/"/></url>')
})
