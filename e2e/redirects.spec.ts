import { expect, type Page, test } from '@playwright/test'

const unknown: [address: string, page: string][] = [
  ['/nowhere', '/'],
  ['/services/unknown', '/services'],
  ['/blog/unknown', '/blog'],
]

async function open(page: Page, address: string) {
  await page.goto('/about-us')
  await page.evaluate((to) => location.assign(to), address)
}

for (const [address, target] of unknown) {
  test(`${address} leads to ${target} and leaves no trace in the history`, async ({ page }) => {
    await open(page, address)
    await expect(page).toHaveURL(target)
    await page.goBack()
    await expect(page).toHaveURL('/about-us')
  })
}

/** A static host answers with `404.html` wherever it finds nothing. */
const asOnStaticHost = (page: Page, address: string) =>
  page.route(`**${address}`, (route) =>
    route.fulfill({ status: 404, path: 'dist/404.html', contentType: 'text/html' }),
  )

test('on a static host an unknown address does the same', async ({ page }) => {
  await asOnStaticHost(page, '/services/unknown')
  await open(page, '/services/unknown')
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await expect(page).toHaveURL('/about-us')
})

test('on a static host without scripts an unknown address leads home', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await asOnStaticHost(page, '/nowhere')
  await page.goto('/nowhere')
  await expect(page).toHaveURL('/')
  await context.close()
})

test('other spellings lead to the one address of a page', async ({ page }) => {
  for (const spelling of ['/services/', '/services.html', '/services/?']) {
    await page.goto(spelling)
    await expect(page).toHaveURL(/\/services\??$/)
  }
})
