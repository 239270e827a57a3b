import { expect, type Page, test } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/about.json' with { type: 'json' }
import founder from '#messages/founder.json' with { type: 'json' }
import { paths } from './pages.ts'

const card = (page: Page) => page.locator('[data-value=turn]').last()
/** What turns when that button is pressed. */
const face = (page: Page) => page.locator('[data-value=card]').last()

/** Checks the card's state for screen readers and how it looks. */
async function expectTurned(page: Page, turned: boolean) {
  await expect(card(page)).toHaveAttribute('aria-pressed', String(turned))
  const transform = () => face(page).evaluate((part) => getComputedStyle(part).transform)
  if (turned) await expect.poll(transform).not.toBe('none')
  else await expect.poll(transform).toBe('none')
}

test('a value turns while the mouse is over it, and a click keeps it so, also several at a time', async ({
  page,
}) => {
  await page.goto('/about-us')
  test.skip((await card(page).count()) === 0, 'the company names no values')
  await expectTurned(page, false)
  await card(page).hover()
  await expectTurned(page, true)
  await page.mouse.move(5, 5)
  await expectTurned(page, false)
  await card(page).click()
  await page.locator('[data-value=turn]').first().click()
  await page.mouse.move(5, 5)
  await expectTurned(page, true)
  await expect(page.locator('[data-value=turn][aria-pressed=true]')).toHaveCount(2)
  await card(page).click()
  await page.mouse.move(5, 5)
  await expectTurned(page, false)
})

test('a value turns with each key press', async ({ page }) => {
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

test('the company links to its founder, and the founder to projects and contact', async ({
  page,
}) => {
  await page.goto('/about-us')
  const { name, slug } = identity.director
  await page.getByRole('link', { name: fill(words.aboutPerson, { name }) }).click()
  await expect(page).toHaveURL(`/about-${slug}`)
  for (const heading of [founder.writing, founder.philosophy])
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/projects"]')).toBeVisible()
  await expect(main.locator('a[href="/contact"]')).toBeVisible()
})

test('the company links to everyone’s page', async ({ page }) => {
  await page.goto('/about-us')
  const people = paths.filter((path) => /^\/about-(?!us$)/.test(path))
  for (const path of people)
    await expect(page.getByRole('main').locator(`a[href="${path}"]`)).toBeVisible()
})
