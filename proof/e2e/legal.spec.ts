import { expect, test } from '@playwright/test'
import { formatDate } from '#i18n/format.ts'

for (const path of ['/privacy-policy', '/terms-of-service'])
  test(`${path} shows today’s date, numbers in order, and no placeholders`, async ({ page }) => {
    await page.clock.setFixedTime(new Date(2031, 2, 4, 12))
    await page.goto(path)
    const main = page.getByRole('main')
    const date = main.getByRole('time').first()
    await expect(date).toHaveText(formatDate('2031-03-04'))
    await expect(date).toHaveAttribute('datetime', '2031-03-04')
    const headings = await main.getByRole('heading', { level: 2 }).allInnerTexts()
    const numbers = headings.map((heading) => Number.parseInt(heading, 10)).filter(Boolean)
    expect(numbers).toEqual(Array.from(numbers, (_, index) => index + 1))
    await expect(main).not.toContainText(/[{}]/)
  })
