import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { fileOf } from '@wize/kit/commands/verify/page-weight.ts'
import { barriers, desktop, phone } from '@wize/kit/commands/verify/wcag.ts'
import { siteFile } from '@wize/kit/owner/root.ts'
import { identity } from '#identity.ts'
import { defaultTheme, themeNames } from '#site/theme/theme-names.ts'
import { seeIslands } from './loaded.ts'
import { pagesWithNewKinds } from './page-kinds.ts'
import { paths, stayOnChat, withoutOffer, withoutPrefix } from './pages.ts'
import { moving, spaceText, unreadable, unseenControls, walk } from './readable.ts'

/** A window of 1280 × 1024 pixels at 400%. */
const zoomed = { width: 320, height: 256 }

const isArticle = (path: string) =>
  path.startsWith('/blog/') && path !== '/blog/archive' && !path.startsWith('/blog/tags/')

/**
 * Axe and IBM's engine look at each kind of element in every theme and at both widths, on the first
 * page that has it.
 */
const inDepth = pagesWithNewKinds(paths, (path) =>
  readFileSync(siteFile(`dist/${fileOf(path)}`), 'utf8'),
)

/** What a page's address is made of. Pages of one template differ in words; articles, in more. */
const templateOf = (path: string) =>
  isArticle(path) ? path : path.replace(/(?<=\/(tags|services|samples|questionnaire)\/).*/, '')
/**
 * They look at all of the first page of each template in the default theme, in the first language.
 * A translation has other words, and what those can break is checked on every page.
 */
const firstOfKind = new Set(
  paths.filter(
    (path, index) =>
      path === withoutPrefix(path) &&
      paths.findIndex((other) => templateOf(other) === templateOf(path)) === index,
  ),
)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const promise = (path: string) =>
  inDepth.has(path)
    ? 'has no barriers in any theme, width, zoom, or text spacing'
    : firstOfKind.has(path)
      ? 'has no barriers at any zoom or text spacing'
      : 'can be read at any zoom and text spacing'

for (const path of paths)
  test(`${path} ${promise(path)}`, async ({ page }) => {
    test.slow()
    await stayOnChat(page)
    await withoutOffer(page)
    await page.setViewportSize(desktop)
    await page.goto(path)
    await expect(page.locator('h1')).toHaveCount(1)
    // Hover colors come from a pseudo-element, which IBM's engine can't see.
    await page.mouse.move(1, 500)
    const newKinds = inDepth.get(path)
    if (newKinds || firstOfKind.has(path))
      expect.soft(await barriers(page, [defaultTheme])).toEqual([])
    if (newKinds) {
      const others = themeNames.filter((theme) => theme !== defaultTheme)
      expect.soft(await barriers(page, others, newKinds)).toEqual([])
      await page.setViewportSize(phone)
      expect.soft(await barriers(page, themeNames, newKinds), 'on a phone').toEqual([])
      await page.setViewportSize(desktop)
    }
    expect.soft(await moving(page), 'under reduced motion').toEqual([])
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true
    })
    await page.setViewportSize(zoomed)
    const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
    expect.soft(await pageWidth(), 'at 400 %').toBeLessThanOrEqual(zoomed.width)
    expect.soft(await unreadable(page), 'at 400 %').toEqual([])
    await spaceText(page)
    for (const size of [zoomed, desktop]) {
      await page.setViewportSize(size)
      expect
        .soft(await pageWidth(), `spaced out at ${size.width} px`)
        .toBeLessThanOrEqual(size.width)
      expect.soft(await unreadable(page), `spaced out at ${size.width} px`).toEqual([])
    }
  })

/** Pages that together have every kind of control. */
const kinds = [
  '/',
  '/about-us',
  '/blog',
  paths.find(isArticle) ?? '',
  '/contact',
  '/embed/questionnaire',
  '/games/wizesnake',
  '/games/wordwize',
  '/learning-assistant',
  '/services',
].filter((path) => paths.includes(path))

for (const path of kinds)
  test(`the focus stays visible through ${path} in both directions`, async ({ page }) => {
    test.slow()
    await withoutOffer(page)
    await page.setViewportSize(desktop)
    await page.goto(path)
    const forth = await walk(page, 'Tab')
    expect(forth.faults).toEqual([])
    expect(forth.stops.length).toBeGreaterThan(3)
    await page.setViewportSize(zoomed)
    expect((await walk(page, 'Shift+Tab')).faults).toEqual([])
  })

for (const path of [...kinds, '/embed/newsletter', `/${identity.director.initials}`].filter(
  (path) => paths.includes(path),
))
  test(`every control of ${path} shows in forced colors, dark and light`, async ({ page }) => {
    await withoutOffer(page)
    await page.setViewportSize(desktop)
    await page.goto(path)
    await seeIslands(page)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      expect(await unseenControls(page), colorScheme).toEqual([])
    }
  })

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: phone })

  for (const path of kinds)
    test(`${path} has no barriers`, async ({ page }) => {
      await withoutOffer(page)
      await page.goto(path)
      expect(await barriers(page, [defaultTheme])).toEqual([])
    })
})
