import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from '@playwright/test'
import { fileOf } from '@wize/kit/commands/verify/page-weight.ts'
import { barriers, barriersAtBothWidths, desktop, phone } from '@wize/kit/commands/verify/wcag.ts'
import { defaultTheme } from '@wize/kit/site/theme/theme-names.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startServe } from '../doors/serve.ts'
import { pagesWithNewKinds } from '../e2e/page-kinds.ts'
import { unreadable } from '../e2e/readable.ts'
import { findTestBrowser } from '../machine/browsers.ts'
import { makeArabicSite } from './arabic-site.ts'

/** A site in English and Arabic, built, served, and opened in a browser: see `arabic-site.ts`. */
const repository = join(import.meta.dirname, '../..')
const wize = join(repository, 'kit/bin/wize.mjs')
const article = '/ar/blog/test-with-the-keyboard-first'
const paths = [
  '/ar',
  '/ar/about-us',
  '/ar/about-marta',
  '/ar/services',
  '/ar/services/audits',
  '/ar/projects',
  '/ar/blog',
  article,
  '/ar/contact',
  '/ar/newsletter',
  '/ar/mq',
  '/ar/privacy-policy',
  '/ar/games/wordwize',
  '/ar/games/wizesnake',
  '/ar/learning-assistant',
]

let site: string
let origin: string
let stop: () => Promise<void>
let browser: Browser
let page: Page
/** Each kind of element is looked at in every theme and at both widths, on one page that has it. */
let newKinds: Map<string, string[]>

beforeAll(async () => {
  // Beside the other sites, as in `doors.long.test.ts`.
  site = mkdtempSync(join(repository, 'sites/.right-to-left-'))
  makeArabicSite(site)
  const env = { ...process.env, WIZE_SITE: site, DATA_DIR: join(site, 'data') }
  const { status, stderr } = spawnSync(process.execPath, [wize, 'build'], {
    cwd: site,
    encoding: 'utf8',
    env,
  })
  expect(stderr).toBe('')
  expect(status).toBe(0)
  newKinds = pagesWithNewKinds(paths, (path) =>
    readFileSync(join(site, 'dist', fileOf(path)), 'utf8'),
  )
  const server = await startServe(wize, env, site)
  origin = server.origin
  stop = server.stop
  browser = await chromium.launch({ executablePath: findTestBrowser(), args: ['--no-sandbox'] })
  page = await browser.newPage({ viewport: desktop, reducedMotion: 'reduce', bypassCSP: true })
})
afterAll(async () => {
  await browser?.close()
  await stop?.()
  rmSync(site, { recursive: true, force: true })
})

const open = async (path: string) => {
  await page.setViewportSize(desktop)
  await page.goto(origin + path, { waitUntil: 'load' })
  await page.evaluate(() => document.fonts.ready)
}
/** Which letter of a text on one line stands furthest left. */
function leftmostLetter(element: Element): string | undefined {
  const text = element.firstChild
  const range = document.createRange()
  const places = [...(text?.nodeValue ?? '')].map((letter, index) => {
    range.setStart(text as Node, index)
    range.setEnd(text as Node, index + 1)
    return { letter, left: range.getBoundingClientRect().left }
  })
  return places.toSorted((a, b) => a.left - b.left)[0]?.letter
}
/** The left edges of the first elements that match each selector. */
const leftOf = (...selectors: string[]) =>
  Promise.all(
    selectors.map(
      async (selector) => (await page.locator(selector).first().boundingBox())?.x ?? -1,
    ),
  )

test('the font and the direction of Arabic are in its pages, and in no others', async () => {
  const built = (file: string) => readFileSync(join(site, 'dist', file), 'utf8')
  expect(built('index.html')).not.toMatch(/readex|dir="rtl"/i)
  expect(built('ar.html')).toMatch(/<html lang="ar-AE" dir="rtl"[^>]*>/)
  expect(built('ar.html')).toMatch(
    /<link rel="preload" href="\/_astro\/readex-arabic\.[\w-]+\.woff2"/,
  )
  await open('/ar')
  const loaded = () =>
    page.evaluate(() =>
      [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
    )
  expect(await loaded()).toContain('Readex Pro')
  await open('/')
  expect(await loaded()).not.toContain('Readex Pro')
})

test.each(paths)('%s has no barriers, and fits the window', async (path) => {
  await open(path)
  expect(await barriers(page, [defaultTheme])).toEqual([])
  const kinds = newKinds.get(path)
  if (kinds) expect(await barriersAtBothWidths(page, kinds)).toEqual([])
  for (const size of [phone, desktop]) {
    await page.setViewportSize(size)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, `at ${size.width} px`).toBeLessThanOrEqual(size.width)
    expect(await unreadable(page), `at ${size.width} px`).toEqual([])
  }
})

test('breadcrumbs, arrows, and distances along the text run to the left', async () => {
  await open('/ar/services/audits')
  const crumbs = await page.locator('nav[aria-label] ol li').all()
  const places = await Promise.all(crumbs.map(async (crumb) => (await crumb.boundingBox())?.x ?? 0))
  expect(places.length).toBeGreaterThan(1)
  expect(places).toEqual(places.toSorted((a, b) => b - a))
  const [home = 0, menu = 0] = await leftOf('header a[aria-label]', 'header nav li')
  expect(home).toBeGreaterThan(menu)
  const scales = await page.evaluate(() =>
    [...document.querySelectorAll('main a svg')].map((icon) => getComputedStyle(icon).scale),
  )
  expect(scales).toContain('-1 1')
})

test('on a phone, the letters of values are inside their tiles', async () => {
  await open('/ar/about-us')
  await page.setViewportSize({ width: 320, height: 640 })
  const shares = await page
    .locator('[data-value=card] [data-ground] > :first-child')
    .evaluateAll((letters) =>
      letters.map((letter) => {
        const text = document.createRange()
        text.selectNodeContents(letter)
        return text.getBoundingClientRect().width / letter.clientWidth
      }),
    )
  expect(shares.length).toBeGreaterThan(2)
  expect(Math.max(...shares)).toBeLessThanOrEqual(1)
})

test('what stands in a column begins at the right, and so do numbers in fields', async () => {
  await open('/ar/about-marta')
  await page.setViewportSize(phone)
  const gaps = await page
    .locator('main li')
    .evaluateAll((items) =>
      items
        .filter((item) => getComputedStyle(item).flexDirection === 'column')
        .flatMap((item) =>
          [...item.children].map((child) =>
            Math.round(item.getBoundingClientRect().right - child.getBoundingClientRect().right),
          ),
        ),
    )
  expect(gaps.length).toBeGreaterThan(4)
  expect(new Set(gaps)).toEqual(new Set([0]))
  await open(article)
  const field = page.locator('input[inputmode=decimal]').first()
  expect(await field.evaluate((input) => getComputedStyle(input).unicodeBidi)).not.toBe('plaintext')
})

test('the carousel’s tabs and swipes go with the direction of reading', async () => {
  await open('/ar')
  const tabs = page.locator('[data-mission=tabs] [role=tab]')
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  expect(await tabs.nth(1).getAttribute('aria-selected')).toBe('true')
  const slide = () => page.locator('[data-hero=pick][aria-current=true]').textContent()
  const first = await slide()
  await page.locator('[data-hero=slides]').evaluate((element) => {
    const at = (type: string, clientX: number) =>
      element.dispatchEvent(
        new PointerEvent(type, { pointerType: 'touch', pointerId: 1, clientX, clientY: 300 }),
      )
    at('pointerdown', 200)
    at('pointerup', 400)
  })
  const slides = await page.locator('[data-hero=pick]').allTextContents()
  expect(await slide()).not.toBe(first)
  expect(await slide()).toBe(slides[1])
})

test('charts start at the right, and their texts aren’t mirrored', async () => {
  await open(article)
  const boxes = await page
    .locator('figure [role=img]')
    .first()
    .evaluate((chart) => {
      const svgs = [...chart.querySelectorAll(':scope > div > svg')]
      return svgs.slice(0, 2).map((svg) => svg.getBoundingClientRect().x)
    })
  expect(boxes[0]).toBeGreaterThan(boxes[1] ?? Number.POSITIVE_INFINITY)
  const [bars] = await page.locator('figure [role=img] > svg').evaluateAll((svgs) =>
    svgs.map((svg) => {
      const box = svg.getBoundingClientRect()
      const [name, bar] = ['text', 'rect'].map((tag) =>
        svg.querySelector(tag)?.getBoundingClientRect(),
      )
      return [box.right - (name?.right ?? 0), box.right - (bar?.right ?? 0)].map(Math.round)
    }),
  )
  expect(bars).toEqual([0, 0])
  const turns = await page
    .locator('figure [role=img] text')
    .evaluateAll((texts) => texts.map((text) => (text as SVGTextElement).getScreenCTM()?.a ?? 0))
  expect(turns.length).toBeGreaterThan(5)
  expect(turns.every((across) => across > 0)).toBe(true)
})

test('code, addresses, phone numbers, Latin initials, and the games’ boards stay from left to right', async () => {
  const directionOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).direction)
  await open(article)
  for (const code of ['main pre', 'main p code']) expect(await directionOf(code)).toBe('ltr')
  await open('/ar/contact')
  expect(await directionOf('a[href^="tel:"]')).toBe('ltr')
  const addresses = await page.getByText('1 Rua de Exemplo').all()
  expect(await Promise.all(addresses.map((each) => each.evaluate(leftmostLetter)))).toEqual([
    '1',
    '1',
  ])
  await open('/ar/games/wordwize')
  const [q = 0, p = 0] = await leftOf(
    '[role=group] button:text-is("Q")',
    '[role=group] button:text-is("P")',
  )
  expect(q).toBeLessThan(p)
  await open('/ar/mq')
  const initials = 'header p[dir=auto]'
  const [initial = 0, next = 0, name = 0] = await leftOf(
    `${initials} span:text-is("m")`,
    `${initials} span:text-is("q")`,
    'h1',
  )
  expect(initial).toBeLessThan(next)
  expect(initial).toBeGreaterThan(name)
})
