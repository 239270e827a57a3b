import { expect, test } from '@playwright/test'
import { identity } from '#identity.ts'

test('a value turns by keyboard, by tap and by pointing at it', async ({ page }) => {
  await page.goto('/about-us')
  const turn = page.getByRole('button', { name: 'Turn the Zero Guessing card' })
  const turned = () =>
    turn.evaluate((button) => getComputedStyle(button.nextElementSibling as Element).transform)
  const flat = await turned()
  await turn.focus()
  await page.keyboard.press('Enter')
  await expect(turn).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(turned).not.toBe(flat)
  await page.keyboard.press('Space')
  await expect.poll(turned).toBe(flat)
  await turn.hover()
  await expect.poll(turned).not.toBe(flat)
})

test('the company leads to its founder, and the founder to projects and contact', async ({
  page,
}) => {
  await page.goto('/about-us')
  const { name, slug } = identity.director
  await page.getByRole('link', { name: `About ${name}` }).click()
  await expect(page).toHaveURL(`/about-${slug}`)
  for (const heading of ['Education', 'Writing', 'Skills', 'Philosophy'])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/projects"]')).toBeVisible()
  await expect(main.locator('a[href="/contact"]')).toBeVisible()
})

for (const [path, sections] of [
  ['/privacy-policy', 8],
  ['/terms-of-service', 7],
] as const) {
  test(`${path} has its numbered sections and the day it is read`, async ({ page }) => {
    await page.clock.setFixedTime('2031-02-03T12:00:00')
    await page.goto(path)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
      Array.from({ length: sections }, (_, index) => index + 1),
    )
    await expect(page.locator('main time')).toHaveText('February 3, 2031')
    await expect(page.getByRole('main')).not.toContainText(/[{}]/)
  })
}
