import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { siteFile } from '@wize/kit/owner/root.ts'
import { languages } from './pages.ts'

const texts = languages.flatMap(({ locale, language, prefix }) =>
  ['/privacy-policy', '/terms-of-service'].map((name) => ({
    path: prefix + name,
    file: `content/${language}/legal${name}.md`,
    locale,
  })),
)

for (const { path, file, locale } of texts)
  test(`${path} shows its date, numbers in order, and no placeholders`, async ({ page }) => {
    const source = readFileSync(siteFile(file), 'utf8')
    const [, updated = ''] = /^updated: (.+)$/m.exec(source) ?? []
    // The sample's texts are of today, as the specification has it.
    const day = updated === 'today' ? '2031-03-04' : updated
    await page.clock.setFixedTime(new Date(2031, 2, 4, 12))
    await page.goto(path)
    const main = page.getByRole('main')
    const date = main.getByRole('time').first()
    await expect(date).toHaveText(
      new Date(day).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    )
    await expect(date).toHaveAttribute('datetime', day)
    const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
    const numbers = headings.map((heading) => Number.parseInt(heading, 10)).filter(Boolean)
    expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1))
    await expect(main).not.toContainText(/[{}]/)
  })
