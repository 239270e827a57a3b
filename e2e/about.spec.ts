import { expect, type Page, test } from '@playwright/test'
import { identity } from '#identity.ts'
import { paths } from './pages.ts'

const card = (page: Page) => page.locator('[data-value=turn]').last()

/** What is said of the card and what is seen of it, which have to agree. */
async function expectTurned(page: Page, turned: boolean) {
  await expect(card(page)).toHaveAttribute('aria-pressed', String(turned))
  const transform = () =>
    card(page).evaluate(
      (button) => getComputedStyle(button.nextElementSibling as Element).transform,
    )
  if (turned) await expect.poll(transform).not.toBe('none')
  else await expect.poll(transform).toBe('none')
}

test('a value is turned while the mouse points at it, clicked or not', async ({ page }) => {
  await page.goto('/about-us')
  test.skip((await card(page).count()) === 0, 'the company names no values')
  await expectTurned(page, false)
  await card(page).hover()
  await expectTurned(page, true)
  await card(page).click()
  await expectTurned(page, true)
  await page.mouse.move(5, 5)
  await expectTurned(page, false)
})

test('a value turns with each press of a key', async ({ page }) => {
  await page.goto('/about-us')
  test.skip((await card(page).count()) === 0, 'the company names no values')
  await card(page).focus()
  for (const [key, turned] of [
    ['Enter', true],
    ['Space', false],
  ] as const) {
    await page.keyboard.press(key)
    await expectTurned(page, turned)
  }
})

test.describe('by touch', () => {
  test.use({ hasTouch: true })

  test('a value turns with each tap', async ({ page }) => {
    await page.goto('/about-us')
    test.skip((await card(page).count()) === 0, 'the company names no values')
    for (const turned of [true, false, true]) {
      await card(page).tap()
      await expectTurned(page, turned)
    }
  })
})

test('the company leads to its founder, and the founder to projects and contact', async ({
  page,
}) => {
  await page.goto('/about-us')
  const { name, slug } = identity.director
  await page.getByRole('link', { name: `About ${name}` }).click()
  await expect(page).toHaveURL(`/about-${slug}`)
  for (const heading of ['Writing', 'Philosophy'])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/projects"]')).toBeVisible()
  await expect(main.locator('a[href="/contact"]')).toBeVisible()
})

for (const path of ['/privacy-policy', '/terms-of-service']) {
  test(`${path} has its numbered sections and the day it is read`, async ({ page }) => {
    await page.clock.setFixedTime('2031-02-03T12:00:00')
    await page.goto(path)
    const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allInnerTexts()
    expect(headings.map((heading) => Number.parseInt(heading, 10))).toEqual(
      Array.from({ length: headings.length }, (_, index) => index + 1),
    )
    await expect(page.locator('main time')).toHaveText('February 3, 2031')
    await expect(page.getByRole('main')).not.toContainText(/[{}]/)
  })
}

test('everybody has a page, which the company leads to', async ({ page }) => {
  await page.goto('/about-us')
  const people = paths.filter((path) => /^\/about-(?!us$)/.test(path))
  for (const path of people)
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible()
})
