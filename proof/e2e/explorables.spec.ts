import { expect, test } from '@playwright/test'
import { fill } from '#i18n/format.ts'
import words from '#messages/server-queue.json' with { type: 'json' }
import pairWords from '#messages/version-pairs.json' with { type: 'json' }
import { articleWith } from './pages.ts'

const [first = ''] = words.servers
const queue = articleWith((html) => html.includes('/ServerQueue.')) ?? ''
const pairs = articleWith((html) => html.includes(pairWords.title)) ?? ''

test.skip(!queue || !pairs, 'no article has a picture to play with')

test('the outage is caused and cured by keyboard, and said in words', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(queue)
  const picture = page.getByRole('region', { name: words.title })
  await picture.scrollIntoViewIfNeeded()
  await expect(page.locator('astro-island[ssr]').filter({ hasText: words.title })).toHaveCount(0)
  await expect(picture.getByRole('button', { name: words.play })).toHaveCount(0)
  const time = picture.getByRole('slider', { name: words.time })
  const summary = picture.getByRole('status')
  // It opens in the outage, before anybody touches it.
  await expect(summary).toContainText(new RegExp(`${first}: \\d,\\d+ .*? 0 `))
  await picture.getByRole('button', { name: words.startOver }).press('Enter')
  await picture.getByRole('button', { name: words.step }).press('Enter')
  await expect(time).toHaveValue('500')
  await time.press('ArrowRight')
  await expect(time).toHaveValue('1000')
  const phase = fill(words.moment, { second: 60, phase: words.phases.after })
  await time.press('End')
  await expect(summary).toContainText(phase)
  await expect(summary).toContainText(new RegExp(`${first}: \\d,\\d+ .*? 0 `))
  // The spike again, but with a restart after it.
  for (const key of ['Home', 'PageUp', 'PageUp', 'PageUp', 'PageUp']) await time.press(key)
  await picture.getByRole('button', { name: fill(words.restart, { server: first }) }).press('Enter')
  await time.press('End')
  await expect(summary).toContainText(new RegExp(`${first}: \\d \\D+ 0 \\D+ (79|8\\d) `))
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('the queue and the pairs of versions are used with a finger', async ({ page }) => {
    await page.goto(queue)
    const picture = page.getByRole('region', { name: words.title })
    await picture.scrollIntoViewIfNeeded()
    await expect(page.locator('astro-island[ssr]').filter({ hasText: words.title })).toHaveCount(0)
    await picture.getByRole('button', { name: words.startOver }).tap()
    await picture.getByRole('button', { name: words.step }).tap()
    const time = picture.getByRole('slider', { name: words.time })
    await expect(time).toHaveValue('500')
    const server = picture.getByRole('group', { name: first })
    await server.getByRole('checkbox', { name: words.deadline }).tap()
    await time.fill('60000')
    await expect(picture.getByRole('status')).toContainText(
      new RegExp(`${first}: [^.]+\\. (79|8\\d) `),
    )
    await page.goto(pairs)
    const walk = page.getByRole('region', { name: pairWords.title })
    await walk.getByRole('radio', { name: /^skip/ }).tap()
    await expect(walk.getByText(fill(pairWords.breaksAt, { step: 7 }))).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  })
})

test('the queue is drawn in forced colors, and its chart is named beside it', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.goto(queue)
  const picture = page.getByRole('region', { name: words.title })
  await picture.scrollIntoViewIfNeeded()
  await expect(page.locator('astro-island[ssr]').filter({ hasText: words.title })).toHaveCount(0)
  await picture.getByRole('slider', { name: words.time }).fill('20000')
  const canvas = picture.getByRole('img').first()
  const colors = await canvas.evaluate((element: HTMLCanvasElement) => {
    const { width, height } = element
    const context = element.getContext('2d')
    const at = (x: number, y: number) => [...(context?.getImageData(x, y, 1, 1).data ?? [])].join()
    // The line under the chart, and the spike where nobody was served.
    return { line: at(width - 2, height - 1), spike: at(Math.round(width * 0.24), height - 20) }
  })
  expect(colors.line).toBe('255,255,255,255')
  const grayText = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.cssText = 'color: GrayText; forced-color-adjust: none'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return `${color.match(/\d+/g)?.join()},255`
  })
  expect(colors.spike).toBe(grayText)
  const label = await picture.getByText(words.chart).boundingBox()
  const box = await canvas.boundingBox()
  expect(label?.y).toBeLessThan(box?.y ?? 0)
})

test.describe('with scripts off', () => {
  test.use({ javaScriptEnabled: false })

  test('the queue is a strip of states, and the pairs of versions still work', async ({ page }) => {
    await page.goto(queue)
    const picture = page.getByRole('region', { name: words.title })
    await expect(picture.getByRole('table')).toBeVisible()
    await expect(picture.getByRole('slider')).toHaveCount(0)
    await page.goto(pairs)
    const walk = page.getByRole('region', { name: pairWords.title })
    await walk.getByRole('radio', { name: /^skip/ }).check()
    await expect(walk.getByText(fill(pairWords.breaksAt, { step: 7 }))).toBeVisible()
    await expect(walk.getByText(/\(23502\)/)).toBeVisible()
    await expect(walk.getByText(pairWords.holds)).toBeHidden()
  })
})
