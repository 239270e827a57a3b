import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Request, test } from '@playwright/test'
import {
  fileOf,
  hasIsland,
  isArticle,
  limits,
  sent,
  stillLimits,
  weigh,
  withImports,
} from '@wize/kit/commands/verify/page-weight.ts'
import { siteFile } from '@wize/kit/owner/root.ts'
import * as fontkit from 'fontkit'
import { languagesOf, withPrefix } from '#contracts/languages.ts'
import { isOn } from '#contracts/parts.ts'
import { identity } from '#identity.ts'
import { seeIslands } from './loaded.ts'
import { articles, paths, resume, withoutPrefix } from './pages.ts'

const dist = fileURLToPath(siteFile('dist/'))

const withIslands = paths.filter((path) => hasIsland(dist, fileOf(path)))
const still = paths.filter((path) => !withIslands.includes(path))
/** Articles with a part that computes. */
const withCalculator = articles
  .filter(({ file }) => /<(Calculator|ServerQueue)\b/.test(readFileSync(siteFile(file), 'utf8')))
  .map(({ path }) => path)

test('only pages that need islands have them', () => {
  const expected = [
    '/blog',
    '/contact',
    '/embed/questionnaire',
    ...(identity.parts.games ? ['/games/wizesnake', '/games/wordwize'] : []),
    ...(resume.skills.length > 0 ? [`/${identity.director.initials}`] : []),
    ...(identity.parts.assistant ? ['/learning-assistant'] : []),
  ].filter((path) => isOn(identity.parts, path))
  const inAll = languagesOf(identity)
    .flatMap(({ prefix }) => expected.map((path) => withPrefix(prefix, path)))
    // Not every language has every part.
    .filter((path) => paths.includes(path))
  expect(withIslands).toEqual([...inAll, ...withCalculator].toSorted())
})

// One test, so that what pages have in common is compressed once.
test('every page without React stays within its budget', () => {
  const heavy = still.flatMap((path) => {
    const weight = weigh(dist, fileOf(path))
    return Object.entries(stillLimits(dist, fileOf(path), isArticle(path))).flatMap(
      ([part, limit]) => {
        const bytes = weight[part as keyof ReturnType<typeof stillLimits>]
        return bytes > limit ? [`${path}: ${part}, ${bytes} of ${limit}`] : []
      },
    )
  })
  expect(heavy).toEqual([])
})

/** Ten segments of 1,460 bytes. Another language's assistant says the same in more letters. */
const firstFlight = (path: string) =>
  path !== '/learning-assistant' && withoutPrefix(path) === '/learning-assistant' ? 14_720 : 14_600

test('every page but articles arrives in one round trip, headers included', async ({ request }) => {
  const late: string[] = []
  for (const path of paths.filter((path) => !isArticle(path))) {
    const response = await request.get(path, { headers: { 'accept-encoding': 'br' } })
    const head = response
      .headersArray()
      .reduce(
        (sum, { name, value }) => sum + `${name}: ${value}\r\n`.length,
        'HTTP/1.1 200 OK\r\n\r\n'.length,
      )
    const bytes = head + Number(response.headers()['content-length'])
    if (bytes > firstFlight(path)) late.push(`${path}: ${bytes}`)
  }
  expect(late).toEqual([])
})

const fonts = new Map<string, fontkit.Font>()
function fontOf(file: string): fontkit.Font {
  const font = fonts.get(file) ?? (fontkit.create(readFileSync(`${dist}${file}`)) as fontkit.Font)
  fonts.set(file, font)
  return font
}

test('no page loads a second font for a few letters', () => {
  const checked: string[] = []
  const found = paths.flatMap((path) => {
    const html = readFileSync(`${dist}${fileOf(path)}`, 'utf8')
    const [, range = ''] = /Archivo More[^}]*?unicode-range:([^;}]+)/.exec(html) ?? []
    // Pages that only lead elsewhere have no fonts.
    if (!range) return []
    checked.push(path)
    const first = [...html.matchAll(/rel="preload" href="\/([^"]+)"/g)].map(([, file = '']) => file)
    const isThere = (code: number) => first.some((file) => fontOf(file).hasGlyphForCodePoint(code))
    const ranges = range.replace(
      /U\+([\da-f]+)(?:-([\da-f]+))?,?/gi,
      (_, from, to = from) => `\\u{${from}}-\\u{${to}}`,
    )
    const text = html.replace(/<(script|style|title|math)\b.*?<\/\1>|<[^>]*>/gs, ' ')
    const letters = text.match(new RegExp(`[${ranges}]`, 'gu')) ?? []
    const missing = letters.filter((letter) => !isThere(letter.codePointAt(0) ?? 0))
    return missing.length ? [`${path}: ${[...new Set(missing)].join('')}`] : []
  })
  expect(found).toEqual([])
  for (const { prefix } of languagesOf(identity)) expect(checked).toContain(prefix || '/')
})

test('browsers get Preact in place of React', () => {
  const scripts = globSync('_astro/*.js', { cwd: dist }).map((file) =>
    readFileSync(`${dist}${file}`, 'utf8'),
  )
  // What an element is marked with, which each of them has.
  expect(scripts.filter((text) => text.includes('react.transitional.element'))).toHaveLength(0)
  expect(scripts.filter((text) => text.includes('react.element'))).toHaveLength(1)
})

/** The assistant edits, runs, and steps through programs, for people who study with it for an hour. */
const maxScript = (path: string) =>
  withoutPrefix(path) === '/learning-assistant' ? 35_000 : 29_000
const maxCalculator = 12_000

for (const path of withIslands)
  test(`${path} and its islands stay within the budget for scripts`, async ({ page }) => {
    const scripts: Request[] = []
    page.on('requestfinished', (request) => {
      if (request.resourceType() === 'script') scripts.push(request)
    })
    await page.goto(path)
    await seeIslands(page)
    const sizes = await Promise.all(scripts.map((request) => request.sizes()))
    const bytes = sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)
    expect(bytes).toBeGreaterThan(10_000)
    expect(bytes).toBeLessThanOrEqual(maxScript(path))
  })

/** Preact and Astro’s loader for it, which all pages with islands share. */
const shared = /^_astro\/(client|compat)\./

for (const path of withCalculator)
  test(`${path} weighs at most 100 kB, and its calculator 12 kB more besides Preact`, () => {
    const html = readFileSync(`${dist}${path.slice(1)}.html`, 'utf8')
    const [, component = ''] = html.match(/component-url="\/([^"]+)"/) ?? []
    const own = [...withImports(dist, component)].filter((file) => !shared.test(file))
    expect(own.length).toBeGreaterThan(1)
    expect(own.reduce((sum, file) => sum + sent(dist, file), 0)).toBeLessThanOrEqual(maxCalculator)
    expect(weigh(dist, fileOf(path)).total).toBeLessThanOrEqual(limits.total)
    expect(html).toMatch(/client="visible"/)
  })
