import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { fileOf } from '@wize/kit/commands/verify/page-weight.ts'
import { siteFile, siteRoot } from '@wize/kit/owner/root.ts'
import { siteWords } from '@wize/kit/owner/site-words.ts'
import { languagesOf, splitPath, withPrefix } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { seeIslands } from './loaded.ts'
import { textsOfPage } from './page-texts.ts'
import { paths, withoutOffer } from './pages.ts'
import { unreadable } from './readable.ts'

const repository = fileURLToPath(new URL('../../', import.meta.url))
const languages = languagesOf(identity)
const [first, ...others] = languages

const htmlOf = (path: string) => readFileSync(siteFile(`dist/${fileOf(path)}`), 'utf8')
const textsIn = (prefix = '') =>
  paths
    .filter((path) => splitPath(path, languages).language.prefix === prefix)
    .flatMap((path) => [...textsOfPage(htmlOf(path))].map((text) => ({ path, text })))

/** Everything that's written for one language: content, words, facts, and the articles' data. */
function writtenFor(language: string): string {
  const files = [
    ...globSync(`content/${language}/**/*.{json,md,mdx,yaml}`, { cwd: siteRoot }),
    ...globSync('public/evidence/**/*.*', { cwd: siteRoot }),
  ].map((file) => siteFile(file))
  const words = globSync(`*/words/${language}/*.json`, { cwd: repository })
  return [...files, ...words.map((file) => repository + file), siteFile('identity.ts')]
    .map((file) => readFileSync(file, 'utf8').replaceAll(/\s+/g, ' '))
    .join('\n')
}

for (const { locale, language, prefix } of others)
  test(`pages in ${locale} have no text of the first language but what their own files say`, () => {
    const written = writtenFor(language)
    const original = new Set(textsIn(first?.prefix).map(({ text }) => text))
    const isWritten = (text: string) =>
      written.includes(text) || text.split(/ [|·] |, ?/).every((part) => written.includes(part))
    const left = textsIn(prefix)
      .filter(({ text }) => /\p{L}{2}/u.test(text) && original.has(text) && !isWritten(text))
      .map(({ path, text }) => `${path}: ${text}`)
    expect(left).toEqual([])
  })

for (const { locale, prefix } of others)
  test(`the bar and the footer lead to the same page in ${locale} and back`, async ({ page }) => {
    const rest = '?type=other#main'
    await page.goto(`/contact${rest}`)
    await page.locator(`header a[hreflang="${locale}"]`).click()
    await expect(page).toHaveURL(`${prefix}/contact${rest}`)
    await page.locator(`footer a[hreflang="${first?.locale}"]`).click()
    await expect(page).toHaveURL(`/contact${rest}`)
  })

interface WordGame {
  panels: Record<'statistics' | 'options', string>
}

/** What appears after these steps, on the pages that have them. */
const states: Record<string, (page: Page, language: string) => Promise<void>> = {
  '/': async (page) => {
    await page.clock.runFor(6000)
    await page.getByRole('dialog').waitFor()
  },
  '/blog': async (page) => {
    await page.getByRole('searchbox').fill('zzzz')
    await expect(page.locator('main article')).toHaveCount(0)
  },
  '/contact': sendEmpty,
  '/embed/newsletter': sendEmpty,
  '/embed/questionnaire': sendEmpty,
  '/learning-assistant': async (page) => {
    await page.locator('main form [type=submit]').click()
    await page.locator('#problem[aria-invalid=true]').waitFor()
  },
  '/games/wizesnake': async (page) => {
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
  },
  '/games/wordwize': async (page, language) => {
    await page.keyboard.type('gue')
    await page.keyboard.press('Enter')
    const { panels } = siteWords('#messages/word-game.json', language) as WordGame
    const dialog = page.getByRole('dialog')
    for (const panel of [panels.statistics, panels.options]) {
      await page.getByRole('button', { name: panel, exact: true }).click()
      await dialog.waitFor()
      expect(await unreadable(page)).toEqual([])
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
  },
}

async function sendEmpty(page: Page) {
  await page.locator('main form [type=submit]').last().click()
  await page.getByRole('alert').first().waitFor()
}

test.describe('on a narrow phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, contextOptions: { reducedMotion: 'reduce' } })

  for (const [path, reach] of Object.entries(states))
    for (const { locale, language, prefix } of others) {
      const address = withPrefix(prefix, path)
      if (!paths.includes(address)) continue
      // The home page offers a consultation by questionnaire.
      if (path === '/' && !identity.parts['questionnaire']) continue
      test(`what ${path} shows after a visitor’s first steps fits in ${locale}`, async ({
        page,
      }) => {
        if (path === '/') await page.clock.install()
        else await withoutOffer(page)
        await page.goto(address)
        if (path !== '/') await seeIslands(page)
        await reach(page, language)
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
        expect(await unreadable(page)).toEqual([])
      })
    }
})
