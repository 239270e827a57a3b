import { expect, test } from '@playwright/test'
import { languagesOf } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
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

for (const { prefix } of languagesOf(identity))
  test(`the bar of ${prefix || '/'} has room for its links, at every width that shows them`, async ({
    page,
  }) => {
    await withoutOffer(page)
    await page.goto(prefix || '/')
    await page.evaluate(() => document.fonts.ready)
    for (const width of [768, 900, 901, 1024, 1100, 1101, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      const boxes = await page
        .locator('[data-shell=bar] :is([data-shell=panel] > ul > li > a, div > a, div > button)')
        .evaluateAll((controls) =>
          controls
            .map((control) => control.getBoundingClientRect())
            .filter((box) => box.width > 0)
            .map(({ left, right }) => ({ left, right }))
            .sort((a, b) => a.left - b.left),
        )
      expect(boxes.length).toBeGreaterThan(2)
      for (const [index, { right }] of boxes.entries()) {
        const next = boxes[index + 1]?.left ?? width + 6
        expect(next - right, `after control ${index + 1} at ${width} px`).toBeGreaterThan(5)
      }
    }
  })
