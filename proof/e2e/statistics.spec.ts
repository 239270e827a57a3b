import { expect, type Page, test } from '@playwright/test'
import { paths } from '#contracts/paths.ts'
import { posts } from './pages.ts'

const article = `/blog/${posts[0]?.slug}`

/** Follows a link from another site, sends the contact form, and returns the visit that it reports. */
async function visitSent(page: Page): Promise<URLSearchParams> {
  await page.goto(`${article}?utm_source=letter&utm_campaign=autumn&private=1`, {
    referer: 'https://news.example/today',
  })
  await page.goto('/services')
  const sent = Promise.withResolvers<string>()
  await page.route(`**${paths.mailSend}`, (route) => {
    sent.resolve(route.request().postDataJSON().template_params.visit)
    return route.fulfill({ body: 'OK' })
  })
  await page.goto('/contact')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  await page.fill('[name=from_name]', 'Kim')
  await page.fill('[name=from_email]', 'kim@example.com')
  await page.fill('[name=subject]', 'A question of ours')
  await page.fill('[name=message]', 'We need help.')
  await page.locator('form [type=submit]').click()
  return new URLSearchParams(await sent.promise)
}

test('a message reports where the visit began and what led there', async ({ page }) => {
  expect(Object.fromEntries(await visitSent(page))).toEqual({
    landing: article,
    referrer: 'news.example',
    utm_source: 'letter',
    utm_campaign: 'autumn',
  })
})

test('with Global Privacy Control, it reports nothing', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  expect(String(await visitSent(page))).toBe('')
})

test('a blog search without results is reported', async ({ page }) => {
  await page.goto('/blog')
  const reported = page.waitForRequest(`**${paths.emptySearch}`)
  await page.getByRole('searchbox').fill('Quantum gardening')
  expect((await reported).postData()).toBe('term=Quantum+gardening')
})
