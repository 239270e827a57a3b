import { expect, type Page, test } from '@playwright/test'
import { maxTitleLength } from '#content/text-limits.ts'
import { languagesOf, withPrefix } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { lengthClasses, lengthOf } from '#site/features/home/poster-length.ts'
import { openingFields } from '#site/features/home/slide-art.ts'
import { defaultTheme, themeNames } from '#site/theme/theme-names.ts'
import { longestWord } from '#site/ui/longest-word.ts'
import { longTag } from '../test-results.ts'
import { findCollisions, placeDrawings } from './collisions.ts'
import { giveAllRules } from './module-styles.ts'
import { articles, paths, posts, stayOnChat, withoutOffer, withoutPrefix } from './pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })

const sizes = [
  [320, 360],
  [320, 640],
  [390, 844],
  [480, 400],
  [720, 450],
  [740, 360],
  [768, 360],
  [768, 1024],
  [1024, 360],
  [1024, 768],
  [1440, 360],
  [1440, 900],
  [1920, 1080],
  [2560, 360],
  [2560, 1440],
  [3840, 360],
  [3840, 1600],
] as const
/** One for each layout, for translations and for texts that are tried by the dozen. */
const fewSizes = sizes.filter(([width, height]) =>
  ['320,640', '740,360', '768,1024', '1440,360', '1440,900', '2560,1440'].includes(
    `${width},${height}`,
  ),
)

/** Looks at a page in windows of different sizes. Names what it finds with the size. */
async function atEach(
  windows: readonly (readonly [number, number])[],
  page: Page,
  look: (height: number) => Promise<string[]>,
): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of windows) {
    await page.setViewportSize({ width, height })
    for (const problem of await look(height)) found.push(`${problem} at ${width} × ${height}`)
  }
  return found
}

/** What makes headings hard to read, in one part of the page: art or text that they meet, or the window's edge. */
async function collisionsIn(page: Page, part = 'body'): Promise<string[]> {
  const found = await page.evaluate(findCollisions, part)
  return found.map(({ text, with: other }) => `${text} meets ${other}`)
}

/**
 * Whether the title begins on the first screen (on the home page, also whether it ends there), and keeps each of its
 * words on one line.
 */
async function titleProblems(page: Page, height: number, isHome: boolean): Promise<string[]> {
  const bottom = await page.evaluate((isHome) => {
    const range = document.createRange()
    const title = document.querySelector('h1')
    if (title) range.selectNodeContents(title)
    const lines = [...range.getClientRects()].filter((line) => line.width > 2)
    return lines.at(isHome ? -1 : 0)?.bottom
  }, isHome)
  const broken = await page.evaluate(brokenWords)
  return [
    ...(bottom === undefined || bottom > height + 4 ? [`the title ends at ${bottom}`] : []),
    ...broken.map((word) => `“${word}” is broken`),
  ]
}

/** The title's words that take more than one line. */
function brokenWords(): string[] {
  const title = document.querySelector('h1')
  if (!title) return []
  const range = document.createRange()
  const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT)
  const broken: string[] = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    for (const { 0: word, index } of (text.nodeValue ?? '').matchAll(/[^\s-]+/g)) {
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
        broken.push(word)
    }
  }
  return broken
}

/** Selects the square that ends a title like a period. */
const period = 'span:has(> span:empty)'

/** Whether a title's period is on another line than its last word. Takes the period's selector. */
function isPeriodAlone(selector: string): boolean {
  const period = document.querySelector(selector)
  const text = period?.previousSibling
  if (!period || text?.nodeType !== Node.TEXT_NODE) return false
  const range = document.createRange()
  range.selectNodeContents(text)
  const topOf = (rectangles: DOMRectList) => [...rectangles].at(-1)?.top ?? 0
  return Math.abs(topOf(range.getClientRects()) - topOf(period.getClientRects())) > 2
}

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(placeDrawings)
}

const longWord = 'Telecommunications'
/** Names as companies have them: one of a long word, and some in scripts that the fonts don't have. */
const names = [
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamte'.slice(0, 55),
  'مكتب المنارة للهندسة الإنشائية والاستشارات',
  'リンドバーグ構造設計エンジニアリング株式会社',
  'Παπακωνσταντίνου Αρχιτέκτονες Μηχανικοί',
]
/** A title as long as an article's may be, with a long word, one word alone, and one as short as can be. */
const titles = [
  `${longWord} and what its responsible owners decide about it`.padEnd(maxTitleLength, ' x'),
  'Nutzungsbedingungen',
  'I',
]

for (const { prefix } of languagesOf(identity)) {
  const isInLanguage = (path: string) => withPrefix(prefix, withoutPrefix(path)) === path
  const own = paths.filter(isInLanguage)
  const samples = [
    ...own.filter(
      (path) => !/^\/(blog|services|samples|embed|newsletter|forms)\/./.test(withoutPrefix(path)),
    ),
    ...['/blog/tags/', '/services/', '/samples/', '/newsletter/'].flatMap(
      (folder) => own.find((path) => path.startsWith(prefix + folder)) ?? [],
    ),
    articles.find(({ path }) => own.includes(path))?.path ?? '/blog',
  ]
  // Several tests, for several workers; and several pages in each, because a new window costs as much
  // as six sizes.
  for (let first = 0; first < samples.length; first += 6) {
    const few = samples.slice(first, first + 6)
    test(`no heading meets art or other text, and every title is on the first screen: ${few.join(', ')}`, async ({
      page,
    }) => {
      await withoutOffer(page)
      await stayOnChat(page, few)
      for (const path of few) {
        await open(page, path)
        // The home page's slides have tests of their own.
        const isHome = withoutPrefix(path) === '/'
        // A translation has other words in the same layouts.
        const found = await atEach(prefix ? fewSizes : sizes, page, async (height) => [
          ...(isHome ? [] : await collisionsIn(page)),
          ...(await titleProblems(page, height, isHome)),
        ])
        expect(found, path).toEqual([])
      }
    })
  }
}

for (const path of [
  paths.find((path) => path.startsWith('/services/')) ?? '/services',
  '/contact',
  '/newsletter',
  '/projects',
  `/blog/${posts[0]?.slug}`,
  `/${identity.director.initials}`,
].filter((path) => paths.includes(path)))
  test(`no heading of ${path} meets anything with the longest and the shortest title`, {
    tag: longTag,
  }, async ({ page }) => {
    await withoutOffer(page)
    await open(page, path)
    for (const title of titles) {
      await page.evaluate(
        ({ title, word }) => {
          const heading = document.querySelector('h1')
          if (!heading) throw new Error('no title')
          for (const node of [...heading.childNodes])
            if (node.nodeType === Node.TEXT_NODE) node.remove()
          heading.prepend(title)
          if (word) heading.dataset['word'] = String(word)
          else delete heading.dataset['word']
        },
        { title, word: longestWord(title) },
      )
      const found = await atEach(sizes, page, async () => [
        ...(await collisionsIn(page)),
        ...(await page.evaluate(brokenWords)).map((word) => `“${word}” is broken`),
        ...((await page.evaluate(isPeriodAlone, `h1 > ${period}`))
          ? ['the period is on a line of its own']
          : []),
      ])
      expect(found, title).toEqual([])
    }
  })

test('the longest names and words stay on a legal page, at 320 px or 400%', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, '/privacy-policy')
  const beyond = await page.evaluate(
    ({ names, company }) => {
      for (const part of document.querySelectorAll('main :is(h1, h2, p, li, a), footer p > a'))
        for (const text of part.childNodes)
          if (part.closest('main') ? text.nodeValue?.trim() : text.nodeValue === company)
            text.nodeValue = `${names.join(' ')} ${text.nodeValue}`
      return [...document.querySelectorAll('main, footer p:has(> a)')].flatMap((part) => {
        const range = document.createRange()
        range.selectNodeContents(part)
        return [...range.getClientRects()]
          .filter(({ left, right }) => left < 0 || right > innerWidth)
          .map(({ left, right }) => `${part.tagName}: ${left} to ${right}`)
      })
    },
    { names, company: identity.company.name },
  )
  expect(beyond).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
})

test('a title’s period stays with its last word where the line has no room for both', async ({
  page,
}) => {
  await open(page, paths.includes('/services') ? '/services' : '/blog')
  await page.evaluate((selector) => {
    const title = document.querySelector('h1')
    const period = title?.querySelector(selector)
    if (!title || !period) throw new Error('no period')
    title.replaceChildren('Two words', period)
    // Balanced lines would hide it.
    title.style.cssText = 'justify-self: start; max-inline-size: none; text-wrap: wrap'
    const range = document.createRange()
    range.selectNodeContents(title.firstChild as Text)
    title.style.inlineSize = `${Math.ceil(range.getBoundingClientRect().width)}px`
  }, period)
  expect(await page.evaluate(isPeriodAlone, `h1 > ${period}`)).toBe(false)
  // The line is indeed too short for the period.
  const lines = await page.locator('h1').evaluate((title) => {
    const range = document.createRange()
    range.selectNodeContents(title.firstChild as Text)
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
  })
  expect(lines).toBe(2)
})

const setTheme = (page: Page, theme: string) =>
  page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme
  }, theme)

/** What makes the headings of each slide hard to read. */
async function collisionsOnSlides(page: Page, prepare = async (_slide: number) => {}) {
  const found: string[] = []
  const slides = await page.locator('[data-hero=slide]').count()
  for (let slide = 0; slide < slides; slide++) {
    await show(page, slide)
    await prepare(slide)
    const active = '[data-hero=slide][data-active=true]'
    const problems = await collisionsIn(page, active)
    if (await page.evaluate(isPeriodAlone, `${active} :is(h1, h2) > ${period}`))
      problems.push('the period is on a line of its own')
    for (const problem of problems) found.push(`slide ${slide + 1}: ${problem}`)
  }
  return found
}

for (const [home, theme] of [
  ...themeNames.map((theme) => ['/', theme] as const),
  ...languagesOf(identity)
    .slice(1)
    .map(({ prefix }) => [withPrefix(prefix, '/'), defaultTheme] as const),
])
  test(`no heading meets art or other text on any slide: ${home}, ${theme}`, async ({ page }) => {
    await withoutOffer(page)
    await open(page, home)
    await setTheme(page, theme)
    const isDefault = theme === defaultTheme
    // Themes differ in colors only. `layout.spec.ts` compares their heights.
    const found = await atEach(isDefault ? sizes : fewSizes, page, async () => {
      await show(page, 0)
      return [...(isDefault ? await collisionsIn(page) : []), ...(await collisionsOnSlides(page))]
    })
    expect(found).toEqual([])
  })

const posters = [
  ['I'],
  ['Mammoths', 'Mammoths'],
  // As wide as a line of the largest size may be.
  ['Everyone', 'comes in'],
  ['A question', 'a decision'],
  ['Consultancies', 'find it out'],
  ['What would have to be true', 'for this plan to be worth its price'],
  [longWord, `responsible ${longWord}`],
  ...names.map((name) => [name]),
]

// In one window, because it costs as much as looking at two of them.
test('the home page’s slides don’t collide when their lines are short or long', {
  tag: longTag,
}, async ({ page }) => {
  await withoutOffer(page)
  await open(page, '/')
  const named = await giveAllRules(page, 'features/home/Hero.module.css')
  // The last one is 1280 × 1024 at 400%.
  const found = await atEach([...fewSizes, [320, 256]], page, async () => {
    const problems: string[] = []
    for (const lines of posters)
      for (const problem of await collisionsOnSlides(page, (at) => write(page, at, lines, named)))
        problems.push(`“${lines.join(' / ')}”, ${problem}`)
    return problems
  })
  expect(found).toEqual([])
})

const show = (page: Page, index: number) =>
  page.evaluate((index) => {
    for (const [at, slide] of document.querySelectorAll<HTMLElement>('[data-hero=slide]').entries())
      slide.dataset['active'] = String(at === index)
  }, index)

/** Gives a slide other lines, as the build would have set them. `named` knows the build's names of classes. */
const write = (page: Page, index: number, lines: string[], named: (name: string) => string) => {
  const { opening, other } = lengthClasses
  const length = lengthOf(lines)
  const { wide, small } = openingFields(lines)
  return page.evaluate(writeSlide, {
    index,
    lines,
    periodSelector: period,
    openingClass: named('opening'),
    allLengthClasses: [...Object.values(opening), ...Object.values(other)].flat().map(named),
    lengthClassesOf: { opening: opening[length].map(named), other: other[length].map(named) },
    drawing: [wide, small].flatMap(({ gridlines = '', layers }) => [
      { d: gridlines, stroke: undefined },
      ...layers.map(({ d, stroke }) => ({ d, stroke })),
    ]),
  })
}

interface SlideChange {
  index: number
  lines: string[]
  periodSelector: string
  /** The class that the first slide has. */
  openingClass: string
  /** What a slide may have for the length of other lines. */
  allLengthClasses: string[]
  /** What it needs for these lines. */
  lengthClassesOf: { opening: string[]; other: string[] }
  /** The first slide's drawing, in the order of its paths. */
  drawing: { d: string; stroke: number | undefined }[]
}

/** The part of `write` that runs in the page. */
function writeSlide(change: SlideChange) {
  const { index, lines, periodSelector, openingClass, drawing } = change
  const slide = document.querySelectorAll<HTMLElement>('[data-hero=slide]')[index]
  const poster = slide?.querySelector('h1, h2')
  const period = poster?.querySelector(periodSelector)
  if (!slide || !period || !poster) throw new Error('no poster')
  poster.replaceChildren(
    ...lines.slice(0, -1).flatMap((line) => [line, document.createElement('br')]),
    lines.at(-1) ?? '',
    period,
  )
  slide.classList.remove(...change.allLengthClasses)
  const kind = slide.classList.contains(openingClass) ? 'opening' : 'other'
  slide.classList.add(...change.lengthClassesOf[kind])
  if (index > 0) return
  for (const [at, path] of [...slide.querySelectorAll('svg path')].entries()) {
    const { d = '', stroke } = drawing[at] ?? {}
    if (at < drawing.length) path.setAttribute('d', d)
    if (stroke === undefined) continue
    // Pages scale the drawing's halves and quarters instead.
    path.removeAttribute('transform')
    path.setAttribute('stroke-width', String(stroke))
  }
}
