import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { AstroConfig, AstroIntegration } from 'astro'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { BuiltPage } from './built-pages.ts'
import { sitemap } from './sitemap.ts'

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

/** Writes the sitemap of a site with these pages, and returns the addresses and days in a file. */
async function write(pages: BuiltPage[]) {
  const { write, ...integration } = sitemap({ url: 'https://site.example', locale: 'en-US' })
  const hooks = integration.hooks as Required<AstroIntegration['hooks']>
  const quiet = { options: {}, fork: () => quiet, info() {}, warn() {}, error() {} }
  const config = { site: 'https://site.example', base: '/', trailingSlash: 'never', build: {} }
  // Only what the package reads.
  const build = (more: object) => ({ logger: quiet, ...more }) as never
  await hooks['astro:routes:resolved'](build({ routes: [] }))
  await hooks['astro:config:done'](build({ config: config as unknown as AstroConfig }))
  const pathnames = pages.map(({ path }) => ({ pathname: path.slice(1) }))
  await write(pages, build({ dir: pathToFileURL(`${dist}/`), pages: pathnames }))
  return (file: string) =>
    [
      ...readFileSync(join(dist, file), 'utf8').matchAll(
        /<loc>([^<]*)<\/loc>(?:<lastmod>([^<]*))?/g,
      ),
    ].map(([, address, day]) => [address, day])
}

it('lists pages with a canonical address, and articles with the day of their last update', async () => {
  const read = await write([
    page('about'),
    page('hidden', { canonical: undefined }),
    page('blog/new', { meta: new Map([['article:published_time', '2026-03-01']]) }),
    page('blog/revised', {
      meta: new Map([
        ['article:published_time', '2026-03-01'],
        ['article:modified_time', '2026-04-02'],
      ]),
    }),
  ])
  expect(readdirSync(dist)).toEqual(['sitemap.xml'])
  expect(read('sitemap.xml')).toEqual([
    ['https://site.example/about', expect.stringMatching(/^\d{4}-\d\d-\d\d$/)],
    ['https://site.example/blog/new', '2026-03-01'],
    ['https://site.example/blog/revised', '2026-04-02'],
  ])
})

it('splits more pages than a sitemap may have', async () => {
  const read = await write(Array.from({ length: 45_001 }, (_, index) => page(`blog/${index}`)))
  expect(readdirSync(dist).toSorted()).toEqual(['sitemap-0.xml', 'sitemap-1.xml', 'sitemap.xml'])
  expect(read('sitemap.xml').map(([address]) => address)).toEqual([
    'https://site.example/sitemap-0.xml',
    'https://site.example/sitemap-1.xml',
  ])
  expect(read('sitemap-0.xml').length + read('sitemap-1.xml').length).toBe(45_001)
})
