import { fileURLToPath } from 'node:url'
import { expect, type Page, test } from '@playwright/test'
import { siteFile } from '@wize/kit/owner/root.ts'
import { identity } from '#identity.ts'
import { languages } from './pages.ts'

async function open(page: Page, address: string) {
  await page.goto('/about-us')
  await page.evaluate((to) => location.assign(to), address)
}

for (const { prefix } of languages)
  test(`an unknown address below ${prefix}/services redirects without a history entry`, async ({
    page,
  }) => {
    await open(page, `${prefix}/services/unknown`)
    await expect(page).toHaveURL(`${prefix}/services`)
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
  })

/** Answers as a static host would, with `404.html`. */
const asOnStaticHost = (page: Page, address: string) =>
  page.route(`**${address}`, (route) =>
    route.fulfill({
      status: 404,
      path: fileURLToPath(siteFile('dist/404.html')),
      contentType: 'text/html',
    }),
  )

test('on a static host, an unknown address does the same', async ({ page }) => {
  await asOnStaticHost(page, '/services/unknown')
  await open(page, '/services/unknown')
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})

test('on a static host without scripts, an unknown address redirects home', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await asOnStaticHost(page, '/nowhere')
  await page.goto('/nowhere')
  await expect(page).toHaveURL('/')
  await context.close()
})

test('the icon and the feed have their own content types', async ({ request }) => {
  const icon = await request.get('/favicon.ico')
  expect(icon.status()).toBe(200)
  expect(icon.headers()['content-type']).toMatch(/^image\/(x-icon|vnd\.microsoft\.icon)/)
  // The icon contains one PNG.
  const bytes = await icon.body()
  expect([...bytes.subarray(0, 6)]).toEqual([0, 0, 1, 0, 1, 0])
  expect(bytes.subarray(23, 26).toString()).toBe('PNG')
  const feed = await request.get('/feed.json')
  expect(feed.headers()['content-type']).toBe('application/feed+json; charset=utf-8')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test.skip(!identity.parts.games, 'identity.ts has the games off')

  for (const game of ['wordwize', 'wizesnake'])
    test(`/games/${game} says that it needs scripts, and shows no board`, async ({ page }) => {
      await page.goto(`/games/${game}`)
      await expect(page.locator('main noscript p')).toBeVisible()
      await expect(page.locator('main button:visible')).toHaveCount(0)
    })
})
