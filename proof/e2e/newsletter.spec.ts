import { fileURLToPath } from 'node:url'
import { expect, type FrameLocator, type Page, type Request, test } from '@playwright/test'
import { build } from 'rolldown'
import layout from '#messages/layout.json' with { type: 'json' }
import words from '#messages/newsletter.json' with { type: 'json' }
import { settle } from './loaded.ts'
import { otherTheme } from './other-theme.ts'
import { paths, posts } from './pages.ts'

/** One domain is asked to confirm a few times an hour, so each sign-up has its own. */
const address = () => `reader@${Math.random().toString(36).slice(2)}.example`

/** How many of the latest articles the page shows. */
const shownPosts = Math.min(3, posts.length)
const button = (frame: FrameLocator) => frame.getByRole('button', { name: words.form.send })
const sent = '[data-form-sent=sent]'
const waiting = '[data-form-sent=waiting]'

/** Opens the form without a token, because a form with one waits a moment before it's sent. */
async function open(page: Page) {
  await page.route('**/api/form-token', (route) => route.abort())
  await page.goto('/newsletter')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('form[novalidate]')).toBeAttached()
  return frame
}

test('the latest three articles are links within the site', async ({ page }) => {
  await page.goto('/newsletter')
  test.skip(posts.length === 0, 'there are no articles')
  const items = page.getByRole('region', { name: words.page.latestHeading }).getByRole('article')
  await expect(items).toHaveCount(shownPosts)
  await items.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
})

test('following an error to a field in the window doesn’t scroll', async ({ page }) => {
  const frame = await open(page)
  await button(frame).click()
  const link = frame.getByRole('alert').getByRole('link').first()
  await expect(link).toBeVisible()
  const before = await page.evaluate(() => scrollY)
  await link.click()
  await expect(frame.locator('input:focus')).toBeInViewport()
  expect(await page.evaluate(() => scrollY)).toBe(before)
})

test('all past issues are listed, newest first', async ({ page }) => {
  const issuePaths = paths.filter(
    (path) => /^\/newsletter\/./.test(path) && !/confirm$|unsubscribe$/.test(path),
  )
  await page.goto('/newsletter')
  const issues = page.getByRole('region', { name: words.page.pastHeading })
  await expect(issues).toHaveCount(issuePaths.length > 0 ? 1 : 0)
  const links = issues.getByRole('link')
  const listed = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  expect(listed.toSorted()).toEqual(issuePaths)
  const dates = await issues
    .locator('time')
    .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
  expect(dates).toEqual(dates.toSorted().reverse())
})

test('the text of an outside feed’s HTML is read without running any of it', async ({ page }) => {
  const { output } = await build({
    input: fileURLToPath(import.meta.resolve('@wize/kit/site/features/newsletter/plain-text.ts')),
    write: false,
    output: { format: 'iife', name: 'feed' },
  })
  await page.goto('/newsletter')
  const title = await page.title()
  const text = await page.evaluate(
    `${output[0].code}; feed.plainText('Caf&eacute; <img src=x onerror="document.title=1">&amp; <script>document.title=2</'+'script>bar')`,
  )
  expect(text).toBe('Café & bar')
  await expect(page).toHaveTitle(title)
})

test('a long word doesn’t widen its column', async ({ page }) => {
  await page.goto('/newsletter')
  test.skip(shownPosts < 3, 'there are fewer than three articles')
  const items = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.locator('article') })
  await items
    .nth(2)
    .locator('h3')
    .evaluate((heading) => {
      heading.textContent = 'x'.repeat(200)
    })
  const widths = await items.evaluateAll((all) =>
    all.map((item) => item.getBoundingClientRect().width),
  )
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2)
})

test('the site’s own articles need no script', async ({ page }) => {
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && request.frame() === page.mainFrame())
      scripts.push(request.url())
  })
  await page.goto('/newsletter')
  await settle(page)
  await expect(page.locator('main astro-island')).toHaveCount(0)
  // Every page has the script of its bar and footer.
  expect(scripts).toHaveLength(1)
})

test('the page and its form load at most 10 KiB of script, in three requests', async ({ page }) => {
  const scripts: Request[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'script') scripts.push(request)
  })
  const frame = await open(page)
  await frame.getByLabel(words.form.email).fill('reader@')
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('alert')).toBeFocused()
  const sizes = await Promise.all(scripts.map((request) => request.sizes()))
  expect(sizes.reduce((sum, { responseBodySize }) => sum + responseBodySize, 0)).toBeLessThan(
    10_240,
  )
  expect(scripts.length).toBeLessThanOrEqual(3)
})

test('a reader signs up in the frame by keyboard', async ({ page }) => {
  const frame = await open(page)
  await frame.getByLabel(words.form.email).fill('reader@')
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('alert')).toBeFocused()
  // The frame grows with the error, so the button stays in view.
  await expect(button(frame)).toBeInViewport({ ratio: 1 })
  const field = frame.getByLabel(words.form.email)
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await frame.getByRole('alert').getByRole('link').click()
  await expect(field).toBeFocused()
  await field.fill(address())
  // An error goes as soon as it's corrected.
  await expect(field).not.toHaveAttribute('aria-invalid')
  await expect(frame.getByRole('alert')).toBeHidden()
  await page.keyboard.press('Enter')
  // The tests have no mail server, so the page mustn't claim that a mail was sent.
  await expect(frame.locator(waiting)).toBeVisible()
  await expect(frame.locator(waiting)).toBeFocused()
  await expect(frame.locator(sent)).toBeHidden()
})

test('with a mail server, the sign-up sends readers to their inbox', async ({ page }) => {
  const frame = await open(page)
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({ json: { outcome: 'sent' } }),
  )
  await frame.getByLabel(words.form.email).fill(address())
  await page.keyboard.press('Enter')
  await expect(frame.locator(sent)).toBeVisible()
  await expect(frame.locator(waiting)).toBeHidden()
})

test('a failed sign-up keeps the address', async ({ page }) => {
  const frame = await open(page)
  const email = address()
  await page.route('**/api/newsletter/subscribe', (route) => route.abort())
  await frame.getByLabel(words.form.email).fill(email)
  await button(frame).click()
  await expect(frame.getByRole('alert')).toContainText(words.form.failure)
  await expect(frame.getByLabel(words.form.email)).toHaveValue(email)
  await page.unroute('**/api/newsletter/subscribe')
  await button(frame).click()
  await expect(frame.locator(waiting)).toBeVisible()
})

test('the frame follows the page’s theme', async ({ page }) => {
  if (!otherTheme) return test.skip(true, 'theme/names.json has one theme')
  const frame = await open(page)
  await page.getByRole('button', { name: layout.theme }).click()
  await page.getByText(layout.themes[otherTheme], { exact: true }).click()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', otherTheme)
})

test('an invalid link is explained on a page', async ({ page }) => {
  const answer = await page.goto('/api/newsletter/confirm?token=nonsense')
  expect(answer?.status()).toBe(400)
  await expect(page.getByRole('alert')).toContainText(words.invalidLink)
  await expect(page.getByRole('button', { name: words.confirm.button })).toBeHidden()
  // The server does this once the link was used.
  await page.locator('main form').evaluate((form) => form.setAttribute('hidden', ''))
  await expect(page.getByRole('heading', { name: words.confirm.title })).toBeHidden()
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-up posts itself and says what happens next', async ({ page }) => {
    await page.goto('/newsletter')
    const latest = page.getByRole('region', { name: words.page.latestHeading })
    await expect(latest.getByRole('article')).toHaveCount(shownPosts)
    const frame = page.frameLocator('iframe')
    await frame.getByLabel(words.form.email).fill(address())
    await button(frame).click()
    await expect(frame.locator(waiting)).toBeVisible()
  })
})
