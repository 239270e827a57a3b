import { expect, test } from '@playwright/test'
import { identity } from '#identity.ts'

for (const [address, name, ready] of [
  ['/games/wordwize', 'word-game', 'button[aria-pressed]'],
  ['/games/wizesnake', 'snake-game', 'canvas'],
] as const) {
  test(`${address} works without a network after one visit, and shows what is newest with one`, async ({
    page,
    context,
  }) => {
    const cacheName = `${identity.company.id}:${name}`
    await page.goto(address)
    // The page asks for itself and its files to be kept once it runs.
    await expect
      .poll(() =>
        page.evaluate(
          async ([path = '', key = '']) => {
            const kept = (await (await caches.open(key)).keys()).map(({ url }) => url)
            const scripts = performance.getEntriesByType('resource').map(({ name }) => name)
            return (
              kept.some((url) => url.endsWith(path)) &&
              scripts.filter((url) => url.endsWith('.js')).every((url) => kept.includes(url))
            )
          },
          [address, cacheName],
        ),
      )
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator(ready).first()).toBeVisible()
    if (address === '/games/wordwize') {
      await page.getByRole('button', { name: 'Daily word', exact: true }).click()
      await page.keyboard.type('crane')
      await page.keyboard.press('Enter')
      await expect
        .poll(() => page.getByRole('img', { name: /^C (correct|present|absent)$/ }).count())
        .toBe(1)
    } else {
      // The board is drawn before its script listens for keys.
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        await expect(page.getByText('Press an arrow key')).toBeHidden({ timeout: 500 })
      }).toPass()
    }

    // What was kept is not shown while there is a network.
    await page.evaluate(
      async ([path = '', key = '']) => {
        const cache = await caches.open(key)
        for (const request of await cache.keys())
          if (request.url.endsWith(path)) await cache.put(request, new Response('kept'))
      },
      [address, cacheName],
    )
    await context.setOffline(false)
    await page.goto(`${address}?utm_source=test`)
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.scriptURL)).toMatch(
      /\/games\/worker\.js$/,
    )
    await expect(page.locator(ready).first()).toBeVisible()
  })
}
