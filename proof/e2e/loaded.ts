import { expect, type Page } from '@playwright/test'

/** Waits until all islands run that load without being seen, and have drawn once. */
export async function settle(page: Page) {
  await page.waitForFunction(
    () => !document.querySelector('astro-island[ssr]:not([client=visible])'),
  )
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

/** Scrolls to every island, because some load only then, until it runs. */
export async function seeIslands(page: Page) {
  // An island's first child can be hidden, such as a form's confirmation. What loads above moves it
  // away, so it's scrolled to again.
  for (const island of await page.locator('astro-island').all())
    await expect(async () => {
      await island.evaluate(({ children }) =>
        [...children].find((part) => part.getClientRects().length > 0)?.scrollIntoView(),
      )
      await expect(island).not.toHaveAttribute('ssr', { timeout: 1000 })
    }).toPass()
}

/**
 * Waits until a page has everything that it can load: islands, pictures, and fonts. Playwright's
 * `networkidle` can't tell: it never comes for a page that rests for half a second before its `load`
 * event and fetches something afterward, as on a busy machine.
 */
export async function loadAll(page: Page) {
  await seeIslands(page)
  await page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager'
    // Whatever can't be loaded has been reported by the browser.
    await Promise.allSettled(pictures.map((picture) => picture.decode()))
    await document.fonts.ready
  })
  await settle(page)
}
