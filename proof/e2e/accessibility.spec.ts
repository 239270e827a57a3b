import { readFileSync } from 'node:fs'
import { expect, type Page, test } from '@playwright/test'
import { fileOf } from '@wize/kit/commands/verify/page-weight.ts'
import { barriers, desktop, phone } from '@wize/kit/commands/verify/wcag.ts'
import { siteFile } from '@wize/kit/owner/root.ts'
import { identity } from '#identity.ts'
import { defaultTheme, themeNames } from '#site/theme/theme-names.ts'
import { longTag } from '../test-results.ts'
import { complaintsOf } from './complaints.ts'
import { loadAll, seeIslands } from './loaded.ts'
import { pagesWithNewKinds } from './page-kinds.ts'
import { paths, stayOnChat, withoutOffer, withoutPrefix } from './pages.ts'
import { moving, spaceText, unreadable, unseenControls, walk } from './readable.ts'

/** A window of 1280 × 1024 pixels at 400%. */
const zoomed = { width: 320, height: 256 }

const isArticle = (path: string) =>
  path.startsWith('/blog/') && path !== '/blog/archive' && !path.startsWith('/blog/tags/')

const isOriginal = (path: string) => path === withoutPrefix(path)

/**
 * Axe and IBM's engine look at each kind of element in every theme and at both widths, on one page. The
 * first language's pages go first, because the engines look at those anyway.
 */
const inDepth = pagesWithNewKinds(
  [...paths.filter(isOriginal), ...paths.filter((path) => !isOriginal(path))],
  (path) => readFileSync(siteFile(`dist/${fileOf(path)}`), 'utf8'),
)

/** What a page's address is made of. Pages of one template differ in words and in kinds of elements. */
const templateOf = (path: string) =>
  isArticle(path) ? '/blog/' : path.replace(/(?<=\/(tags|services|samples|questionnaire)\/).*/, '')
/**
 * They look at all of the first page of each template in the default theme, in the first language.
 * A translation has other words, and what those can break is checked on every page.
 */
const firstOfKind = new Set(
  paths.filter(
    (path, index) =>
      isOriginal(path) &&
      paths.findIndex((other) => templateOf(other) === templateOf(path)) === index,
  ),
)

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** What's looked at on a page, and how many such pages share a test, which should take seconds. */
function depthOf(path: string): [promise: string, together: number] {
  const isDeep = inDepth.has(path)
  if (isDeep || firstOfKind.has(path)) {
    const promise = isDeep
      ? 'has no barriers in any theme, width, zoom,'
      : 'has no barriers at any zoom'
    return [`${promise} or text spacing, and keeps to its policy`, isArticle(path) ? 1 : 3]
  }
  return ['can be read at any zoom and text spacing, and keeps to its policy', 10]
}

// A new window costs as much as looking at a plain page, so a test looks at several in one.
for (const same of Map.groupBy(paths, (path) => depthOf(path).join()).values()) {
  const [promise, together] = depthOf(same[0] ?? '')
  for (let first = 0; first < same.length; first += together) {
    const few = same.slice(first, first + together)
    test(`${promise}: ${few.join(', ')}`, async ({ page }) => {
      test.slow()
      await stayOnChat(page, few)
      await withoutOffer(page)
      const complaints = await complaintsOf(page)
      for (const path of few) await lookAt(page, path, complaints)
    })
  }
}

for (const path of paths.filter(isOriginal).filter(isArticle))
  test(`no part of ${path} is a barrier`, { tag: longTag }, async ({ page }) => {
    await withoutOffer(page)
    await page.goto(path)
    expect(await barriers(page, [defaultTheme])).toEqual([])
  })

/** `complaints` are the browser's, which it makes about each page that breaks its own policy. */
async function lookAt(page: Page, path: string, complaints: string[]) {
  const check = expect.configure({ soft: true })
  await page.setViewportSize(desktop)
  // Those of the engines, on the page before, don't count.
  complaints.length = 0
  await page.goto(path)
  await expect(page.locator('h1'), path).toHaveCount(1)
  // Here, because this opens every page anyway.
  await loadAll(page)
  check([...complaints], `${path} under its policy`).toEqual([])
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  // Hover colors come from a pseudo-element, which IBM's engine can't see.
  await page.mouse.move(1, 500)
  const newKinds = inDepth.get(path)
  const isFirst = firstOfKind.has(path)
  if (isFirst) check(await barriers(page, [defaultTheme]), path).toEqual([])
  if (newKinds) {
    const themes = themeNames.filter((theme) => !isFirst || theme !== defaultTheme)
    check(await barriers(page, themes, newKinds), path).toEqual([])
    await page.setViewportSize(phone)
    check(await barriers(page, themeNames, newKinds), `${path} on a phone`).toEqual([])
    await page.setViewportSize(desktop)
  }
  check(await moving(page), `${path} under reduced motion`).toEqual([])
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
  })
  await page.setViewportSize(zoomed)
  const pageWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
  check(await pageWidth(), `${path} at 400 %`).toBeLessThanOrEqual(zoomed.width)
  check(await unreadable(page), `${path} at 400 %`).toEqual([])
  await spaceText(page)
  for (const size of [zoomed, desktop]) {
    await page.setViewportSize(size)
    const where = `${path} spaced out at ${size.width} px`
    check(await pageWidth(), where).toBeLessThanOrEqual(size.width)
    check(await unreadable(page), where).toEqual([])
  }
}

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
    test(`${path} has no barriers`, { tag: longTag }, async ({ page }) => {
      await withoutOffer(page)
      await page.goto(path)
      expect(await barriers(page, [defaultTheme])).toEqual([])
    })
})
