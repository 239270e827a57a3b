import { expect, test } from '@playwright/test'
import { languagesOf } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { languageCss } from '#site/layout/language-css.ts'
import { themeNames } from '#site/theme/theme-names.ts'
import { paths, posts, withoutOffer } from './pages.ts'

const routes = [
  '/',
  '/services',
  paths.find((path) => path.startsWith('/services/')) ?? '/services',
  '/projects',
  '/about-us',
  `/${identity.director.initials}`,
  '/blog',
  `/blog/${posts[0]?.slug}`,
  '/newsletter',
  '/contact',
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of routes) {
  test(`${path} keeps its height while scrolling, and in every theme`, async ({ page }) => {
    await withoutOffer(page)
    const height = () => page.evaluate(() => document.documentElement.scrollHeight)
    for (const width of [320, 768, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(path, { waitUntil: 'load' })
      const before = await height()
      await page.evaluate(async () => {
        const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
        for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
          scrollTo({ top: y, behavior: 'instant' })
          await frame()
        }
      })
      const after = await height()
      expect(Math.abs(after - before) / after, `${width} px: ${before}, ${after}`).toBeLessThan(
        0.02,
      )
      for (const theme of themeNames) {
        await page.evaluate((name) => {
          document.documentElement.dataset.theme = name
        }, theme)
        expect(await height(), `${theme} at ${width} px`).toBe(after)
      }
    }
  })
}

test('in a wide, low window, a title’s first two lines can be read', async ({ page }) => {
  await withoutOffer(page)
  await page.setViewportSize({ width: 1440, height: 360 })
  const cut: string[] = []
  for (const path of ['/', '/services', '/projects', '/newsletter', '/contact']) {
    await page.goto(path)
    const lines = await page
      .locator('h1')
      .first()
      .evaluate((title) => {
        const range = document.createRange()
        range.selectNodeContents(title)
        const boxes = [...range.getClientRects()].filter(({ height }) => height > 40)
        // Without the space above and below the letters.
        return boxes.map(({ top, height }) => top + 0.85 * height).sort((a, b) => a - b)
      })
    const second = lines.find((bottom) => bottom > (lines[0] ?? 0) + 20) ?? lines[0] ?? 0
    if (second > 360) cut.push(`${path}: ${second}`)
  }
  expect(cut).toEqual([])
})

const languages = languagesOf(identity)
test.describe('the bar', () => {
  // Lets the test add the styles of a site with more languages.
  test.use({ bypassCSP: true })

  for (const { prefix } of languages)
    for (const count of [...new Set([languages.length, 3])])
      test(`of ${prefix || '/'} has room for its links in a site of ${count} languages, at every width that shows them`, async ({
        page,
      }) => {
        await withoutOffer(page)
        await page.goto(prefix || '/')
        await page.evaluate(() => document.fonts.ready)
        await page.addStyleTag({ content: languageCss(count - 1) })
        await page.evaluate(addLanguages, count)
        for (const width of [768, 834, 900, 901, 1024, 1100, 1101, 1440]) {
          await page.setViewportSize({ width, height: 800 })
          const boxes = await page
            .locator(
              '[data-shell=bar] :is([data-shell=panel] > ul > li > a, div > a, div > button)',
            )
            .evaluateAll(textBoxes)
          expect(boxes.filter(({ isLanguage }) => isLanguage)).toHaveLength(count - 1)
          expect(boxes.at(-1)?.right).toBeLessThanOrEqual(width)
          for (const [index, box] of boxes.entries())
            for (const other of boxes.slice(index + 1))
              expect(
                other.left - box.right > 5 || other.top >= box.bottom || other.bottom <= box.top,
                `${box.name} and ${other.name} at ${width} px`,
              ).toBe(true)
        }
      })
})

/** Makes the page's bar that of a site with so many languages. */
function addLanguages(count: number) {
  const known = document.querySelectorAll('[data-shell=panel] > ul > li:has(> [hreflang])')
  for (let added = known.length + 1; added < count; added++) {
    const entry = known[0]?.cloneNode(true) as HTMLElement
    const link = entry.firstElementChild as HTMLElement
    link.textContent = 'Français'
    link.dataset.code = 'FR'
    known[0]?.after(entry)
  }
}

/** Where the bar's links and buttons are, in reading order: of a language's cell, its inside. */
function textBoxes(controls: (HTMLElement | SVGElement)[]) {
  return controls
    .filter((control) => control.getBoundingClientRect().width > 0)
    .map((control) => {
      const { code } = control.dataset
      const { left, right, top, bottom } = control.getBoundingClientRect()
      const padding = code !== undefined && innerWidth <= 1100 ? 6 : 0
      return {
        name: code ?? control.textContent ?? '',
        isLanguage: code !== undefined,
        left: left + padding,
        right: right - padding,
        top,
        bottom,
      }
    })
    .sort((a, b) => a.left - b.left)
}
