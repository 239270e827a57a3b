import { expect, test } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/chat.json' with { type: 'json' }
import { stayOnChat } from './pages.ts'

const chat = `https://wa.me/${identity.chat?.number}`
const link = `main a[href="${chat}"]`
const answer = { contentType: 'text/html', body: '<title>The messaging service</title>' }

test('the page redirects to the chat after two seconds, and Back skips it', async ({ page }) => {
  await page.route('https://wa.me/**', (route) => route.fulfill(answer))
  await page.clock.install({ time: 0 })
  await page.goto('/about-us')
  await page.clock.pauseAt(60_000)
  await page.goto('/chat')
  await expect(page).toHaveTitle(new RegExp(fill(words.title, { company: identity.company.name })))
  await expect(page.getByText(words.redirecting)).toBeVisible()
  await page.clock.runFor(1900)
  await expect(page).toHaveURL(/\/chat$/)
  await page.clock.runFor(200)
  await expect(page).toHaveURL(chat)
  await page.goBack()
  await expect(page).toHaveURL(/\/about-us$/)
})

test('a visitor who comes back isn’t redirected again', async ({ page }) => {
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
  await page.locator(link).click()
  await expect(await tab).toHaveURL(chat)
  await page.clock.runFor(5000)
  await expect(page).toHaveURL(/\/chat$/)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the link is there, and the page doesn’t promise a redirect', async ({ page }) => {
    await page.goto('/chat')
    await expect(page.locator(link)).toBeVisible()
    await expect(page.getByText(words.redirecting)).toBeHidden()
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  })
})
