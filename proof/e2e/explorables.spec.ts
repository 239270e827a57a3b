import { expect, test } from '@playwright/test'
import { type Action, Run, stateOf, stripOf } from '@wize/explorables/server-queue/run.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/server-queue.json' with { type: 'json' }
import pairWords from '#messages/version-pairs.json' with { type: 'json' }
import { articleWith } from './pages.ts'

const [first = '', second = ''] = words.servers
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

test('the queue does with a mouse what its model does, and prints that run', async ({ page }) => {
  await page.goto(queue)
  const picture = page.getByRole('region', { name: words.title })
  await picture.scrollIntoViewIfNeeded()
  await expect(page.locator('astro-island[ssr]').filter({ hasText: words.title })).toHaveCount(0)
  const time = picture.getByRole('slider', { name: words.time })
  const numberOf = async (slider: typeof time) => Number(await slider.inputValue())
  await picture.getByRole('button', { name: words.play }).click()
  await expect.poll(() => numberOf(time)).toBeGreaterThan(20_500)
  await picture.getByRole('button', { name: words.pause }).click()
  await picture.getByRole('button', { name: words.startOver }).click()
  await expect(time).toHaveValue('0')

  const spike = picture.getByRole('slider', { name: words.spike })
  const { width = 0, height = 0 } = (await spike.boundingBox()) ?? {}
  await spike.click({ position: { x: 0.8 * width, y: height / 2 } })
  const [serverA, serverB] = [first, second].map((name) => picture.getByRole('group', { name }))
  await serverA?.getByRole('checkbox', { name: words.newestFirst }).click()
  await serverB?.getByRole('checkbox', { name: words.cancelOnClose }).click()
  await serverB?.getByRole('combobox', { name: words.limit }).selectOption('250')
  const plain = { deadline: false, newestFirst: false, cancelOnClose: false }
  const actions: Action[] = [
    { at: 0, spike: await numberOf(spike) },
    { at: 0, server: 0, settings: { ...plain, newestFirst: true } },
    { at: 0, server: 1, settings: { ...plain, limit: 250, cancelOnClose: true } },
  ]
  expect(await numberOf(spike)).toBeGreaterThan(200)
  await time.click({ position: { x: width / 2, y: height / 2 } })
  const run = new Run({ actions }).advance(await numberOf(time))
  for (const [index, server] of words.servers.entries()) {
    const state = run.servers[index]
    const said = state && fill(words.state, { server, ...stateOf(state) })
    await expect(picture.getByRole('status')).toContainText(said ?? 'a second server')
  }

  await page.emulateMedia({ media: 'print' })
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')))
  await expect(picture.getByText(words.stripNow)).toBeVisible()
  await expect(time).toBeHidden()
  const states = stripOf(actions).map(({ second, servers }) =>
    [second, ...servers.map((state) => fill('{waiting} {left} {useful}', { ...state }))].join(' '),
  )
  const rows = picture.getByRole('table').locator('tbody tr')
  const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent).join(' ')
  expect(await Promise.all((await rows.all()).map((row) => row.evaluate(cells)))).toEqual(states)
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
    // Arrow keys go through the orders, and Tab leads to the steps of the chosen one.
    await walk.getByRole('radio').first().check()
    await expect(walk.getByText(pairWords.holds)).toBeVisible()
    for (let presses = 0; presses < 20; presses += 1) {
      if (await walk.getByRole('radio', { name: /^skip/ }).isChecked()) break
      await page.keyboard.press('ArrowDown')
    }
    await page.keyboard.press('Tab')
    await expect(walk.getByText(/\(23502\)/)).toBeVisible()
    await page.keyboard.press('ArrowUp')
    await expect(walk.getByText(/\(23502\)/)).toBeHidden()
  })
})
