import { existsSync, readFileSync, statSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { expect, type Request, test } from '@playwright/test'
import { isOn } from '#contracts/parts.ts'
import { identity } from '#identity.ts'
import { paths, posts, seeIslands } from './pages.ts'

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
const kB = 1000

/** Bytes that the server sends for a file of the build. */
const sent = (file: string) =>
  statSync(existsSync(`${dist}${file}.br`) ? `${dist}${file}.br` : dist + file).size

/** A module of the build and every module that it imports. */
function withImports(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const [, name] of readFileSync(dist + file, 'utf8').matchAll(
    /(?:from|import)\s*["']\.\/([^"']+)["']/g,
  ))
    withImports(`_astro/${name}`, seen)
  return seen
}

function weigh(path: string) {
  const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
  const html = readFileSync(dist + file, 'utf8')
  const modules = new Set(
    [...html.matchAll(/<script[^>]+src="\/([^"]+)"/g)].flatMap(([, src]) => [
      ...withImports(src ?? ''),
    ]),
  )
  const inline = [
    ...html.matchAll(
      /<script(?![^>]*(?:src=|type="(?:application|speculation)))[^>]*>([\s\S]*?)<\/script>/g,
    ),
  ]
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, css]) => css)
    .join('')
  const fonts = [...html.matchAll(/rel="preload" href="\/([^"]+)"/g)].map(([, href]) => href ?? '')
  const script = [...modules].reduce((sum, module) => sum + sent(module), 0)
  return {
    island: html.includes('<astro-island'),
    script:
      script + inline.reduce((sum, [, code]) => sum + brotliCompressSync(code ?? '').length, 0),
    styles: brotliCompressSync(styles).length,
    /** Those fetched with the page; rarer characters come later. */
    fonts: fonts.reduce((sum, font) => sum + sent(font), 0),
    total: sent(file) + script + fonts.reduce((sum, font) => sum + sent(font), 0),
  }
}

const pages = paths.map((path) => ({ path, weight: weigh(path) }))
const still = pages.filter(({ weight }) => !weight.island)
const withIslands = pages.filter(({ weight }) => weight.island)
/** Articles with a calculator, told by their text. */
const withCalculator = posts
  .filter(({ slug }) =>
    readFileSync(new URL(`../content/en/blog/${slug}.mdx`, import.meta.url), 'utf8').includes(
      '<Calculator',
    ),
  )
  .map(({ slug }) => `/blog/${slug}`)
const isArticle = (path: string) => posts.some(({ slug }) => path === `/blog/${slug}`)

test('React is in the browser on the pages that need it alone', () => {
  const expected = [
    '/blog',
    '/contact',
    '/embed/newsletter',
    '/embed/questionnaire',
    '/games/wizesnake',
    '/games/wordwize',
    `/${identity.director.initials}`,
    '/learning-assistant',
    ...withCalculator,
  ].filter((path) => isOn(identity.parts, path))
  expect(withIslands.map(({ path }) => path)).toEqual(expected.toSorted())
})

for (const { path, weight } of still)
  test(`${path} stays within the budget of a page without React`, () => {
    expect(weight.script, 'script').toBeLessThanOrEqual(3 * kB)
    expect(weight.styles, 'styles').toBeLessThanOrEqual(9 * kB)
    // An article's subtitle is in italics, which are a third font.
    expect(weight.fonts, 'fonts').toBeLessThanOrEqual((isArticle(path) ? 40 : 27) * kB)
    expect(weight.total, 'in all').toBeLessThan(100 * kB)
  })

/**
 * What a server sends at once on a new connection, 10 segments of 1,460 bytes (RFC 6928), and some
 * sentences more that an owner may write.
 */
const firstFlight = 14_600 + 900

test('every page but articles is about what one round trip brings, head and all', async ({
  request,
}) => {
  const late: string[] = []
  for (const path of paths.filter((path) => !isArticle(path))) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    const head = response
      .headersArray()
      .reduce((sum, { name, value }) => sum + `${name}: ${value}\r\n`.length, 0)
    const bytes = head + Number(response.headers()['content-length'])
    if (bytes > firstFlight) late.push(`${path}: ${bytes}`)
  }
  expect(late).toEqual([])
})

/** The assistant edits, runs, and steps through programs, for people who study with it for an hour. */
const maxScript = (path: string) => (path === '/learning-assistant' ? 82 : 80) * kB

for (const { path } of withIslands)
  test(`${path} keeps to its budget of script, its islands included`, async ({ page }) => {
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.goto(path)
    await seeIslands(page)
    const sizes = await Promise.all(scripts.map((request) => request.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    expect(bytes).toBeGreaterThan(50 * kB)
    expect(bytes).toBeLessThanOrEqual(maxScript(path))
  })

/** React and what Astro starts it with, which pages with islands share. */
const shared = /^_astro\/(client|react|jsx-runtime)\./

for (const path of withCalculator)
  test(`${path} stays below 100 kB without its calculator, which is at most 12 kB besides React`, () => {
    const html = readFileSync(`${dist}${path.slice(1)}.html`, 'utf8')
    const [, component = ''] = html.match(/component-url="\/([^"]+)"/) ?? []
    const own = [...withImports(component)].filter((file) => !shared.test(file))
    expect(own.length).toBeGreaterThan(1)
    expect(own.reduce((sum, file) => sum + sent(file), 0)).toBeLessThanOrEqual(12 * kB)
    expect(weigh(path).total).toBeLessThan(100 * kB)
    expect(html).toMatch(/client="visible"/)
  })
