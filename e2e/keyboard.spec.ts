import { expect, test } from '@playwright/test'
import { identity } from '#identity.ts'
import { posts, withoutOffer } from './pages.ts'

/**
 * Journeys without a pointer that no other file has. The bar's are in `shell.spec.ts`; forms, games and
 * small parts have theirs beside their other journeys.
 */

test('the carousel is stepped through, picked from and stopped', async ({ page }) => {
  await withoutOffer(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Stop the rotation' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Start the rotation' })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('group', { name: '2 of 7' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next slide' })).toBeFocused()
  await page.getByRole('button', { name: 'WIZEsnake' }).press('Space')
  await expect(page.getByRole('group', { name: '6 of 7' })).toBeVisible()
  await expect(page.locator('[data-hero=slides]')).toHaveAttribute('aria-live', 'polite')
})

test('the offer holds the focus while it is open and gives it back', async ({ page }) => {
  await page.clock.install()
  await page.goto('/')
  const next = page.getByRole('button', { name: 'Next slide' })
  await next.focus()
  await page.clock.runFor(6000)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  const close = dialog.getByRole('button', { name: 'Close' })
  for (let tabs = 0; tabs < 6; tabs++) {
    await page.keyboard.press('Tab')
    const place = await page.evaluate(() => {
      const { activeElement } = document
      return activeElement === document.body || activeElement?.closest('dialog') ? 'in' : 'out'
    })
    expect(place).toBe('in')
  }
  await close.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(next).toBeFocused()
})

test('posts are filtered, searched and paged through, and the focus is never lost', async ({
  page,
}) => {
  await page.goto('/blog')
  const status = page.getByRole('status')
  await page.getByRole('button', { name: 'Page 2' }).press('Enter')
  await expect(status).toHaveText(new RegExp(`^${posts.length} posts, page 2 of`))
  await expect(status).toBeFocused()
  const category = page.getByRole('button', { name: 'Tech Strategy' })
  await category.press('Space')
  await expect(category).toBeFocused()
  await expect(category).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('zzzz')
  await expect(page.getByText('No posts found.')).toBeVisible()
})

test('an article’s code and table scroll, and its code is copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/blog/price-the-unknowns')
  const code = page.getByRole('figure').first().locator('pre')
  await code.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => code.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
  await page.getByRole('button', { name: 'Copy the code' }).first().press('Enter')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.textContent())
})

test('skills are searched, opened and reset', async ({ page }) => {
  await page.goto(`/${identity.director.initials}`)
  const search = page.getByLabel('Search skills…')
  await search.scrollIntoViewIfNeeded()
  await page.locator('astro-island:not([ssr])').waitFor()
  await search.focus()
  await page.keyboard.type('postgre')
  await expect(page.getByRole('status')).toHaveText('1 skill in 1 category')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Clear search' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('PostgreSQL', { exact: true })).toBeVisible()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.locator('details')).toHaveCount(9)
  await expect(search).toBeFocused()
})

test('the word game’s dialogs give the focus back to what opened them', async ({ page }) => {
  await page.goto('/games/wordwize')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  for (const name of ['Statistics', 'Options']) {
    const opener = page.getByRole('button', { name })
    await opener.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
