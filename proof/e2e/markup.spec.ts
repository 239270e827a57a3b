import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'
import { readDist } from '@wize/kit/commands/verify/dist.ts'
import { markup } from '@wize/kit/commands/verify/markup.ts'
import { siteFile } from '@wize/kit/owner/root.ts'
import { paths } from './pages.ts'

test('styles are in the head, lists of definitions hold nothing else, and sections have headings', async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    const faults = await page.evaluate(() =>
      [
        ...document.querySelectorAll('body style'),
        ...document.querySelectorAll('dl > :not(dt, dd, div), dl > div > :not(dt, dd)'),
        ...document.querySelectorAll('section:not([aria-label], :has(h1, h2, h3, h4, h5, h6))'),
      ].map(({ outerHTML }) => outerHTML.slice(0, 100)),
    )
    expect(faults, path).toEqual([])
  }
})

test('every page is valid HTML', async () => {
  const { findings } = await markup(readDist(fileURLToPath(siteFile('dist'))))
  expect(findings).toEqual([])
})
