import { expect, test } from '@playwright/test'
import { siteWords } from '@wize/kit/owner/site-words.ts'
import { languagesOf } from '#contracts/languages.ts'
import { fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import snake from '#messages/snake-game.json' with { type: 'json' }
import english from '#messages/word-game.json' with { type: 'json' }

const hasSpanish = languagesOf(identity).some(({ prefix }) => prefix === '/es')
const spanish = hasSpanish && (siteWords('#messages/word-game.json', 'es') as typeof english)

for (const [address, name, ready, wordGame] of [
  ['/games/wordwize', 'word-game', 'button[aria-pressed]', english],
  ['/games/wizesnake', 'snake-game', 'canvas', english],
  // A language's pages have a service worker of their own.
  ...(spanish
    ? [['/es/games/wordwize', 'word-game-es', 'button[aria-pressed]', spanish] as const]
    : []),
] as const) {
  const other = address.replace(
    /(wordwize|wizesnake)$/,
    address.endsWith('/wordwize') ? 'wizesnake' : 'wordwize',
  )
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
          async ([path = '', otherPath = '', key = '']) => {
            const kept = (await (await caches.open(key)).keys()).map(({ url }) => url)
            const scripts = performance.getEntriesByType('resource').map(({ name }) => name)
            const hasPages = [path, otherPath].every((one) => kept.some((url) => url.endsWith(one)))
            const loaded = scripts.filter((url) => url.endsWith('.js'))
            return hasPages && loaded.every((url) => kept.includes(url))
          },
          [address, other, cacheName],
        ),
      )
      .toBe(true)
    await context.setOffline(true)
    await page.reload()
    await expect(page.locator(ready).first()).toBeVisible()
    if (address.endsWith('/wordwize')) {
      // Free play goes on, word after word.
      const answer = () =>
        page.evaluate(
          (key) => JSON.parse(localStorage.getItem(key) ?? '{}').free?.answer as string,
          cacheName,
        )
      await expect.poll(answer).toBeTruthy()
      for (let words = 0; words < 3; words++) {
        const word = await answer()
        await page.keyboard.type(word)
        await page.keyboard.press('Enter')
        await expect(page.getByText(wordGame.notices.won)).toBeVisible()
        await page.keyboard.press('Enter')
        await expect.poll(answer).not.toBe(word)
      }
      await page.getByRole('button', { name: wordGame.modes.daily, exact: true }).click()
      await page.keyboard.type(wordGame === english ? 'crane' : 'calor')
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

    // The visit made the other game work offline, too.
    await page.goto(other)
    await expect(
      page.locator(other.endsWith('/wordwize') ? 'input[name=guess]' : 'canvas'),
    ).toBeVisible()
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0)

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
