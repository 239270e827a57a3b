import { expect, test } from '@playwright/test'
import { identity } from '#identity.ts'
import { stayOnChat } from './pages.ts'

const chat = `https://wa.me/${identity.chat.number}`
const answer = { contentType: 'text/html', body: '<title>The messaging service</title>' }

test('goes to the chat after two seconds, and the way back leads past the page', async ({
  page,
}) => {
  await page.route('https://wa.me/**', (route) => route.fulfill(answer))
  await page.clock.install({ time: 0 })
  await page.goto('/about-us')
  await page.clock.pauseAt(60_000)
  await page.goto('/chat')
  await expect(page).toHaveTitle(/Chat with/)
  await expect(page.getByText('Redirecting you to WhatsApp...')).toBeVisible()
  await page.clock.runFor(1900)
  await expect(page).toHaveURL(/\/chat$/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(chat)
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('whoever comes back to the page is not sent away again', async ({ page }) => {
  await stayOnChat(page)
  await page.clock.install()
  await page.goto('/chat')
  await page.goto('/about-us')
  await page.goBack()
  await expect(page).toHaveURL(/\/chat$/)
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.clock.runFor(5000)
  expect(asked.filter((url) => url.startsWith('https://wa.me/'))).toEqual([])
})

test('the link opens the chat in a new tab, once', async ({ page, context }) => {
  await context.route('https://wa.me/**', (route) => route.fulfill(answer))
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  await page.goto('/chat')
  const tab = context.waitForEvent('page')
  await page.getByRole('link', { name: /click here to start the chat/ }).click()
  await expect(await tab).toHaveURL(chat)
  await page.clock.runFor(5000)
  await expect(page).toHaveURL(/\/chat$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link is there and nothing is promised that does not happen', async ({ page }) => {
    await page.goto('/chat')
    await expect(page.getByRole('link', { name: /click here to start the chat/ })).toHaveAttribute(
      'href',
      chat,
    )
    await expect(page.getByText('Redirecting')).toBeHidden()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
