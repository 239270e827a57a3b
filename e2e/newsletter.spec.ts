import { expect, type Page, test } from '@playwright/test'

const address = () => `reader-${Math.random().toString(36).slice(2)}@example.com`

const sent = '[data-form-sent=sent]'
const waiting = '[data-form-sent=waiting]'

/** Without a token from the server, which spares the wait of a form with one. */
async function open(page: Page) {
  await page.route('**/api/form-token', (route) => route.abort())
  await page.goto('/newsletter')
  const frame = page.frameLocator('iframe')
  await expect(frame.locator('astro-island:not([ssr])')).toBeAttached()
  return frame
}

test('shows the three latest items of the feed as links of this site', async ({ page }) => {
  await page.goto('/newsletter')
  const items = page.getByRole('main').getByRole('article')
  await expect(items).toHaveCount(3)
  await expect(page.locator('[data-placeholder]')).toHaveCount(0)
  await items.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/blog\/[a-z0-9-]+$/)
})

test('markup in an item is not run and not shown', async ({ page }) => {
  const item = {
    title: 'Plain',
    link: 'https://news.example/1',
    pubDate: '2025-09-16 14:13:35',
    description:
      '<p>Words<img src=x onerror="document.title=1"><script>document.title=2</script></p>',
  }
  await page.route('**/api/feed?*', (route) =>
    route.fulfill({ json: { status: 'ok', items: [item] } }),
  )
  await page.goto('/newsletter')
  await expect(page.getByRole('main').getByRole('article').locator('p')).toHaveText('Words')
  await expect(page.getByText('September 16, 2025')).toBeVisible()
  await expect(page).toHaveTitle(/Newsletter/)
})

test('a failure of the feed is logged only and the placeholder goes', async ({ page }) => {
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('feed cannot be shown'),
  )
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/feed?*', async (route) => {
    await held
    await route.fulfill({ status: 500, json: { status: 'error', message: 'down' } })
  })
  await page.goto('/newsletter')
  await expect(page.locator('[data-placeholder]')).toBeVisible()
  answer()
  await logged
  await expect(page.locator('[data-placeholder]')).toHaveCount(0)
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('signs up in the frame, by keyboard', async ({ page }) => {
  const frame = await open(page)
  await frame.getByLabel('Your e-mail address').fill('reader@')
  await page.keyboard.press('Enter')
  await expect(frame.getByRole('alert')).toBeFocused()
  // The frame grows with what the form says, so that its button stays in sight.
  await expect(frame.getByRole('button', { name: 'Sign up' })).toBeInViewport({ ratio: 1 })
  await frame.getByLabel('Your e-mail address').fill(address())
  await page.keyboard.press('Enter')
  // The tests' server has no mail server: nothing was sent, and nothing else may be said.
  await expect(frame.locator(waiting)).toBeVisible()
  await expect(frame.locator(waiting)).toBeFocused()
  await expect(frame.locator(sent)).toBeHidden()
})

test('with a mail server the sign-up sends readers to their inbox', async ({ page }) => {
  const frame = await open(page)
  await page.route('**/api/newsletter/subscribe', (route) =>
    route.fulfill({ json: { outcome: 'sent' } }),
  )
  await frame.getByLabel('Your e-mail address').fill(address())
  await page.keyboard.press('Enter')
  await expect(frame.locator(sent)).toBeVisible()
  await expect(frame.locator(waiting)).toBeHidden()
})

test('a server that fails or is out of reach loses nothing', async ({ page }) => {
  const frame = await open(page)
  const email = address()
  await page.route('**/api/newsletter/subscribe', (route) => route.abort())
  await frame.getByLabel('Your e-mail address').fill(email)
  await frame.getByRole('button', { name: 'Sign up' }).click()
  await expect(frame.getByRole('alert')).toContainText('Please try again.')
  await expect(frame.getByLabel('Your e-mail address')).toHaveValue(email)
  await page.unroute('**/api/newsletter/subscribe')
  await frame.getByRole('button', { name: 'Sign up' }).click()
  await expect(frame.locator(waiting)).toBeVisible()
})

test('the frame takes on the theme of the page', async ({ page }) => {
  const frame = await open(page)
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByText('Dark', { exact: true }).click()
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a link that is not ours says so, on a page', async ({ page }) => {
  const answer = await page.goto('/api/newsletter/confirm?token=nonsense')
  expect(answer?.status()).toBe(400)
  await expect(page.getByRole('alert')).toContainText('no longer valid')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the sign-up posts itself and says what comes next', async ({ page }) => {
    await page.goto('/newsletter')
    await expect(page.locator('[data-placeholder]')).toBeHidden()
    const frame = page.frameLocator('iframe')
    await frame.getByLabel('Your e-mail address').fill(address())
    await frame.getByRole('button', { name: 'Sign up' }).click()
    await expect(frame.locator(waiting)).toBeVisible()
  })
})
