import { expect, test } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import snake from '#messages/snake-game.json' with { type: 'json' }
import wordGame from '#messages/word-game.json' with { type: 'json' }

for (const [address, name, ready] of [
  ['/games/wordwize', 'word-game', 'button[aria-pressed]'],
  ['/games/wizesnake', 'snake-game', 'canvas'],
] as const) {
  test(`${address} works offline after one visit, and comes from the network when there is one`, async ({
    page,
    context,
  }) => {
    const cacheName = `${identity.company.id}:${name}`
    await page.goto(address)
    // Once it runs, the page has itself and its scripts cached.
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
      await page.getByRole('button', { name: wordGame.modes.daily, exact: true }).click()
      await page.keyboard.type('crane')
      await page.keyboard.press('Enter')
      const { correct, present, absent } = wordGame.letter
      const judged = [correct, present, absent]
        .map((text) => page.getByRole('img', { name: fill(text, { letter: 'C' }), exact: true }))
        .reduce((any, tile) => any.or(tile))
      await expect(judged).toHaveCount(1)
    } else {
      // The board is drawn before its script listens for keys.
      await expect(async () => {
        await page.keyboard.press('ArrowRight')
        await expect(page.getByText(snake.waiting.heading, { exact: true })).toBeHidden({
          timeout: 500,
        })
      }).toPass()
    }

    // While there's a network, the cached page isn't shown.
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
