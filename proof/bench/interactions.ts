// `npm run bench:interactions`: how long the page takes to show what a click or key does, by the
// event-timing entries that INP counts, with the processor slowed down four times.
// Options: --runs=3 --port=3385 --only=theme (interactions whose name has this) --quick (one run).
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Locator, type Page } from '@playwright/test'
import { startSite } from '@wize/kit/commands/verify/served-site.ts'
import { loadAll } from '../e2e/loaded.ts'
import { ensureChromium } from '../machine/browsers.ts'
import { marked, median, misses } from './figures.ts'

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    runs: { type: 'string' },
    port: { type: 'string', default: '3385' },
    only: { type: 'string', default: '' },
  },
})
const runs = Number(values.runs ?? (values.quick ? 1 : 3))
const slowdown = 4
/** Limits in ms: for what should feel immediate, such as typing and menus, and for everything else. */
const instant = 50
const responsive = 100
/** Shorter events have no entry. */
const threshold = 16
const longArticle = '/blog/busy-server-that-served-nobody'
const desktop = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

interface Interaction {
  name: string
  path: string
  viewport?: typeof desktop
  limit: number
  /** What happens before the interaction that counts, at full speed. */
  before?: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
}

/** Clicks and waits for nothing but the event, as a hand would. */
async function tap(page: Page, target: Locator) {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('The target is not on the page')
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true }).first()
const clickOn = (name: string | RegExp) => (page: Page) => tap(page, button(page, name))
const press = (key: string) => (page: Page) => page.keyboard.press(key)
const openThemes = (page: Page) => button(page, 'Theme').click()
const chooseDark = (page: Page) =>
  tap(page, page.locator('[data-shell=themes] label', { has: page.locator('[value=dark]') }))
const search = (page: Page) => page.getByRole('searchbox').first()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).first()
const summary = (page: Page) => page.locator('main summary').first()
const startSnake = async (page: Page) => {
  await page.locator('canvas').scrollIntoViewIfNeeded()
  await page.keyboard.press('ArrowRight')
}
const slider = (page: Page) => page.getByRole('main').getByRole('slider').first()

const interactions: Interaction[] = [
  { name: 'open the Services menu', path: '/', limit: instant, act: clickOn('Services menu') },
  {
    name: 'open the mobile menu',
    path: '/',
    viewport: phone,
    limit: instant,
    act: clickOn('Menu'),
  },
  {
    name: 'close the mobile menu',
    path: '/',
    viewport: phone,
    limit: instant,
    before: (page) => button(page, 'Menu').click(),
    act: clickOn('Menu'),
  },
  { name: 'open the themes', path: '/', limit: instant, act: clickOn('Theme') },
  { name: 'switch the theme', path: '/', limit: responsive, before: openThemes, act: chooseDark },
  {
    name: 'switch the theme',
    path: longArticle,
    limit: responsive,
    before: openThemes,
    act: chooseDark,
  },
  { name: 'next slide', path: '/', limit: responsive, act: clickOn('Next slide') },
  {
    name: 'show the method',
    path: '/',
    limit: responsive,
    act: (page) => tap(page, page.getByRole('tab').last()),
  },
  {
    name: 'open a question',
    path: '/services',
    limit: responsive,
    act: (page) => tap(page, summary(page)),
  },
  {
    name: 'turn a value',
    path: '/about-us',
    limit: responsive,
    act: (page) => tap(page, page.locator('[data-value=turn]').first()),
  },
  {
    name: 'filter by category',
    path: '/blog',
    limit: responsive,
    act: (page) => tap(page, page.getByRole('main').locator('button[aria-pressed=false]').first()),
  },
  { name: 'next page of the list', path: '/blog', limit: responsive, act: clickOn('Next') },
  {
    name: 'first letter of a search',
    path: '/blog',
    limit: instant,
    before: (page) => search(page).focus(),
    act: press('t'),
  },
  {
    name: 'fourth letter of a search',
    path: '/blog',
    limit: instant,
    before: (page) => search(page).pressSequentially('tes'),
    act: press('t'),
  },
  {
    name: 'first letter of a name',
    path: '/contact',
    limit: instant,
    before: (page) => page.locator('[name=from_name]').focus(),
    act: press('R'),
  },
  {
    name: 'a letter of the message',
    path: '/contact',
    limit: instant,
    before: (page) => page.locator('[name=message]').fill('What does it cost? '.repeat(20)),
    act: press('x'),
  },
  { name: 'send an empty form', path: '/contact', limit: responsive, act: clickOn('Send message') },
  {
    name: 'first letter of a skill',
    path: '/ja',
    limit: instant,
    before: (page) => field(page, 'Search skills…').focus(),
    act: press('a'),
  },
  {
    name: 'move a slider in an article',
    path: longArticle,
    limit: responsive,
    before: (page) => slider(page).focus(),
    act: press('PageUp'),
  },
  {
    name: 'a letter of a guess',
    path: '/games/wordwize',
    limit: instant,
    before: (page) => page.keyboard.press('Escape'),
    act: press('c'),
  },
  {
    name: 'enter a guess',
    path: '/games/wordwize',
    limit: responsive,
    before: async (page) => {
      await page.keyboard.press('Escape')
      await page.keyboard.type('crane')
    },
    act: press('Enter'),
  },
  {
    name: 'open the help',
    path: '/games/wordwize',
    limit: instant,
    before: (page) => page.keyboard.press('Escape'),
    act: clickOn('How to play'),
  },
  { name: 'start a game', path: '/games/wizesnake', limit: responsive, act: startSnake },
  {
    name: 'turn the snake',
    path: '/games/wizesnake',
    limit: instant,
    before: startSnake,
    act: press('ArrowDown'),
  },
  {
    name: 'a letter of a problem',
    path: '/learning-assistant',
    limit: instant,
    before: (page) =>
      page.getByRole('textbox').first().fill('Given an array of integers. '.repeat(20)),
    act: press('x'),
  },
]

const site = await startSite(values.port)
const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
const rows: string[][] = []
try {
  for (const interaction of interactions.filter(({ name }) => name.includes(values.only))) {
    const { name, path, viewport, limit } = interaction
    const times: number[] = []
    process.stderr.write(`${path}: ${name}\n`)
    try {
      for (let run = 0; run < runs; run++) times.push(await measure(browser, interaction))
    } catch (error) {
      process.stderr.write(`${error}\n`)
      process.exitCode = 1
    }
    const worst = times.length < runs ? Number.NaN : Math.max(...times)
    const shown = (ms: number) =>
      Number.isNaN(ms) ? 'failed' : ms < threshold ? `under ${threshold}` : String(ms)
    rows.push([
      name,
      `${path}${viewport ? `, ${viewport.width} px` : ''}`,
      shown(median(times)),
      marked(shown(worst), worst <= limit),
      String(limit),
    ])
  }
} finally {
  await browser.close()
  await site.stop()
}
console.log(`## Interactions

From a click or key until the next picture, in ms, as INP counts it (in steps of 8). Chromium is slowed down ${slowdown} times; ${runs} ${runs === 1 ? 'run' : 'runs'} of each, every one on a page of its own.

${misses(['interaction', 'page', 'median', 'worst', 'at most'], rows, {
  others: 'The worst of each other one, and its limit:',
  brief: ([name, path, , worst, limit]) => `${name} on ${path}: ${worst} of ${limit}`,
})}`)

/** Opens the page, waits until it responds, and returns the longest event of the interaction in ms. */
async function measure(browser: Browser, interaction: Interaction): Promise<number> {
  const { path, viewport = desktop, before, act } = interaction
  const context = await browser.newContext({ viewport })
  try {
    const page = await context.newPage()
    await page.addInitScript((durationThreshold) => {
      const latencies: number[] = []
      Object.assign(window, { latencies })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
          if (entry.interactionId) latencies.push(entry.duration)
      }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit)
    }, threshold)
    await page.goto(site.origin + path)
    await loadAll(page)
    await page.evaluate(() => scrollTo(0, 0))
    await before?.(page)
    await settled(page)
    const devtools = await context.newCDPSession(page)
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await page.evaluate(() => {
      ;(window as unknown as { latencies: number[] }).latencies.length = 0
    })
    await act(page)
    await settled(page)
    return await page.evaluate(() =>
      Math.max(0, ...(window as unknown as { latencies: number[] }).latencies),
    )
  } finally {
    await context.close()
  }
}

/** Waits until the last event's entry has arrived. Chromium makes it after the next frame. */
async function settled(page: Page) {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  await page.waitForTimeout(500)
}
