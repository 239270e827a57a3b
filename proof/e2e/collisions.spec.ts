import { expect, type Page, test } from '@playwright/test'
import { languagesOf, withPrefix } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { maxTitleLength } from '#site/features/blog/posts.ts'
import { lengthOf } from '#site/features/home/poster-length.ts'
import { openingField, openingFieldNarrow } from '#site/features/home/slide-art.ts'
import { themeNames } from '#site/theme/theme-names.ts'
import { findCollisions, placeDrawings } from './collisions.ts'
import { articles, paths, posts, stayOnChat, withoutOffer, withoutPrefix } from './pages.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, bypassCSP: true })
test.setTimeout(180_000)

const sizes = [
  [320, 360],
  [320, 640],
  [390, 844],
  [480, 400],
  [720, 450],
  [740, 360],
  [768, 360],
  [768, 1024],
  [1024, 400],
  [1024, 768],
  [1440, 360],
  [1440, 900],
  [1920, 360],
  [1920, 1080],
  [2560, 1440],
  [3840, 1600],
] as const
/** One for each layout, for texts that are tried by the dozen. */
const fewSizes = sizes.filter(([width, height]) =>
  ['320,640', '740,360', '768,1024', '1440,360', '1440,900', '2560,1440'].includes(
    `${width},${height}`,
  ),
)

/** Names what can't be read on a page, at every size. */
async function problemsOf(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const { text, with: other } of await page.evaluate(findCollisions, 'body'))
      found.push(`${name} at ${width} × ${height}: ${text} meets ${other}`)
  }
  return found
}

/** Whether a page's title begins on the first screen at every size, with every word on one line. */
async function hiddenTitles(page: Page, name: string): Promise<string[]> {
  const found: string[] = []
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    const bottom = await page.evaluate(() => {
      const range = document.createRange()
      const title = document.querySelector('h1')
      if (title) range.selectNodeContents(title)
      return [...range.getClientRects()].find((line) => line.width > 2)?.bottom
    })
    if (bottom === undefined || bottom > height + 4)
      found.push(`${name} at ${width} × ${height}: the title ends at ${bottom}`)
    for (const word of await page.evaluate(brokenWords))
      found.push(`${name} at ${width} × ${height}: “${word}” is broken`)
  }
  return found
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

async function open(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => document.fonts.ready)
  await page.evaluate(placeDrawings)
}

const longWord = 'Telecommunications'
/** A title as long as an article's may be, with a long word, and one as short as can be. */
const titles = [
  `${longWord} and what its responsible owners decide about it`.padEnd(maxTitleLength, ' x'),
  'I',
]

for (const { locale, prefix } of languagesOf(identity))
  test(`no heading meets art or other text, and every title is on the first screen, in ${locale}`, async ({
    page,
  }) => {
    await withoutOffer(page)
    await stayOnChat(page)
    const found: string[] = []
    const own = paths.filter((path) => withPrefix(prefix, withoutPrefix(path)) === path)
    const samples = [
      ...own.filter(
        (path) => !/^\/(blog|services|samples|embed|newsletter|forms)\/./.test(withoutPrefix(path)),
      ),
      ...['/blog/tags/', '/services/', '/samples/', '/newsletter/'].flatMap(
        (folder) => own.find((path) => path.startsWith(prefix + folder)) ?? [],
      ),
      articles.find(({ path }) => own.includes(path))?.path ?? '/blog',
    ]
    for (const path of samples) {
      await open(page, path)
      // The home page's slides have a test of their own.
      if (withoutPrefix(path) !== '/') found.push(...(await problemsOf(page, path)))
      found.push(...(await hiddenTitles(page, path)))
    }
    expect(found).toEqual([])
  })

test('nor does a title as long or as short as it may be', async ({ page }) => {
  await withoutOffer(page)
  const found: string[] = []
  for (const path of [
    paths.find((path) => path.startsWith('/services/')) ?? '/services',
    '/contact',
    '/newsletter',
    '/projects',
    `/blog/${posts[0]?.slug}`,
    `/${identity.director.initials}`,
  ].filter((path) => paths.includes(path))) {
    await open(page, path)
    for (const title of titles) {
      await page.evaluate((title) => {
        const heading = document.querySelector('h1')
        if (!heading) throw new Error('no title')
        // The period stays where the page's own template puts it: with the last word.
        const last = heading.querySelector('span:has(> span:empty)')
        const words = title.split(' ')
        const texts = [...heading.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE)
        for (const text of texts) text.nodeValue = ''
        for (const word of heading.querySelectorAll('span:not(:empty, :has(> span:empty))'))
          word.remove()
        if (last?.firstChild) {
          last.firstChild.nodeValue = words.at(-1) ?? ''
          last.before(
            words
              .slice(0, -1)
              .map((word) => `${word} `)
              .join(''),
          )
        } else heading.prepend(title)
      }, title)
      found.push(...(await problemsOf(page, `${path} “${title}”`)))
    }
  }
  expect(found).toEqual([])
})

test('nor do the home page’s slides, in every theme, whatever their lines say', async ({
  page,
}) => {
  await withoutOffer(page)
  await open(page, '/')
  const count = await page.locator('[data-hero=slide]').count()
  const slides = Array.from({ length: count }, (_, index) => index)
  const found = new Set<string>(await problemsOf(page, '/'))
  const look = async (name: string) => {
    for (const { text, with: other } of await page.evaluate(
      findCollisions,
      '[data-hero=slide][data-active=true]',
    ))
      found.add(`${name}: ${text} meets ${other}`)
  }
  for (const [width, height] of sizes) {
    await page.setViewportSize({ width, height })
    for (const slide of slides) {
      await show(page, slide)
      for (const theme of themeNames) {
        await page.evaluate((name) => {
          document.documentElement.dataset['theme'] = name
        }, theme)
        await look(`slide ${slide + 1} in ${theme} at ${width} × ${height}`)
      }
    }
  }
  for (const [width, height] of fewSizes) {
    await page.setViewportSize({ width, height })
    for (const lines of posters)
      for (const slide of slides) {
        await show(page, slide)
        await write(page, slide, lines)
        await look(`“${lines.join(' / ')}” on slide ${slide + 1} at ${width} × ${height}`)
      }
  }
  expect([...found]).toEqual([])
})

const posters = [
  ['I'],
  ['Mammoths', 'Mammoths'],
  ['A question', 'a decision'],
  ['Consultancies', 'find it out'],
  ['What would have to be true', 'for this plan to be worth its price'],
  [longWord, `responsible ${longWord}`],
]

const show = (page: Page, index: number) =>
  page.evaluate((index) => {
    for (const [at, slide] of document.querySelectorAll<HTMLElement>('[data-hero=slide]').entries())
      slide.dataset['active'] = String(at === index)
  }, index)

/** Gives a slide other lines, as the build would have set them. */
const write = (page: Page, index: number, lines: string[]) => {
  const { gridlines = '', layers } = (lines[0]?.length ?? 0) > 5 ? openingFieldNarrow : openingField
  return page.evaluate(
    ({ index, lines, length, field }) => {
      const slide = document.querySelectorAll<HTMLElement>('[data-hero=slide]')[index]
      const poster = slide?.querySelector('h1, h2')
      const last = poster?.querySelector('span:has(> span:empty)')
      if (!slide || !last?.firstChild || !poster) throw new Error('no poster')
      const text = lines.at(-1) ?? ''
      const end = text.lastIndexOf(' ') + 1
      last.firstChild.nodeValue = text.slice(end)
      poster.replaceChildren(
        ...lines.slice(0, -1).flatMap((line) => [line, document.createElement('br')]),
        text.slice(0, end),
        last,
      )
      slide.dataset['length'] = length
      const paths = index === 0 ? slide.querySelectorAll('svg:first-of-type path') : []
      for (const [at, path] of [...paths].slice(0, field.length).entries())
        path.setAttribute('d', field[at] ?? '')
    },
    { index, lines, length: lengthOf(lines), field: [gridlines, ...layers.map(({ d }) => d)] },
  )
}
