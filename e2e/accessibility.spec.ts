import { expect, type Page, test } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'
import { type ThemeName, themeNames } from '#site/theme/theme-names.ts'
import { paths, stayOnChat } from './pages.ts'

const everything: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
}
const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/** What axe finds on a page in a theme, as lines that say where and why. */
async function faults(page: Page, theme: ThemeName, options: RunOptions): Promise<string[]> {
  const { violations } = (await page.evaluate(
    ([name, chosen]) => {
      document.documentElement.dataset['theme'] = name as string
      return (globalThis as unknown as { axe: typeof axe }).axe.run(document, chosen as RunOptions)
    },
    [theme, options] as const,
  )) as AxeResults
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
  )
}

/** Articles differ in their words only; the themes are gone through on the first of them. */
const themesOf = (path: string): readonly ThemeName[] =>
  path.startsWith('/blog/') && path !== paths.find((each) => each.startsWith('/blog/b'))
    ? ['wize']
    : themeNames

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const path of paths)
  test(`axe finds nothing on ${path} in any theme, and it fits 320 px`, async ({ page }) => {
    await stayOnChat(page)
    await page.goto(path)
    await page.evaluate(axe.source)
    expect(await faults(page, 'wize', everything)).toEqual([])
    for (const theme of themesOf(path))
      expect(await faults(page, theme, contrast), theme).toEqual([])
    await expect(page.locator('h1')).toHaveCount(1)
    await page.setViewportSize({ width: 320, height: 700 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  })
