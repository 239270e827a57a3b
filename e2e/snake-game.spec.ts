import { expect, type Page, test } from '@playwright/test'
import { barriersAtBothWidths } from './wcag.ts'

const address = '/games/wizesnake'

/** Opens the page and waits until it answers: the board is drawn when the keys are heard. */
async function open(page: Page) {
  await page.goto(address)
  const drawn = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
      const { width, height } = canvas
      const blank = Object.assign(document.createElement('canvas'), { width, height })
      return canvas.toDataURL() !== blank.toDataURL()
    })
  await expect.poll(drawn).toBe(true)
}

const fact = async (page: Page, name: string) => {
  const text = await page
    .locator('dl > div', { has: page.getByText(name, { exact: true }) })
    .locator('dd')
    .textContent()
  return Number.parseInt(text ?? '', 10)
}
const score = (page: Page) => fact(page, 'Score')

/** What the canvas shows, to see that it changes. */
const picture = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

/** Lets the AI play at full speed until it has eaten this often. */
async function letAiEat(page: Page, food: number) {
  await page.keyboard.press('i')
  await expect(page.getByRole('button', { name: 'AI mode' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  // Starts a game that is waiting; while the AI plays, it means nothing.
  await page.keyboard.press('ArrowRight')
  await page.getByRole('button', { name: 'Max' }).click()
  await expect.poll(() => score(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(food)
  await page.getByRole('button', { name: '1×' }).click()
}

/** Turns in a circle until the snake bites itself; needs five cells. */
async function biteYourself(page: Page) {
  await expect(async () => {
    // In the page's own time: on a busy machine, keys from outside come steps apart.
    await page.evaluate(async () => {
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        await new Promise((later) => setTimeout(later, 90))
      }
    })
    await expect(page.getByText('Game over', { exact: true })).toBeVisible({ timeout: 50 })
  }).toPass()
}

test('a game by keyboard: it waits, runs, pauses, ends, and a board theme starts it again', async ({
  page,
}) => {
  await open(page)
  await expect(page.getByText('Press an arrow key')).toBeVisible()
  const waiting = await picture(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Press an arrow key')).toBeHidden()
  await expect.poll(() => picture(page)).not.toBe(waiting)

  const spoken = page.getByRole('status')
  await page.keyboard.press('Space')
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await expect(spoken).toHaveText('Paused.')
  await page.keyboard.press('Space')
  await expect(page.getByText('Paused', { exact: true })).toBeHidden()
  await expect(spoken).toHaveText('Resumed.')

  await letAiEat(page, 8)
  const mode = page.getByRole('button', { name: 'AI mode' })
  await page.keyboard.press('i')
  await expect(mode).toHaveAttribute('aria-pressed', 'false')
  await biteYourself(page)
  await expect(page.getByText(/^Game over\. Score \d+\.$/)).toBeAttached()

  const neon = page.getByRole('button', { name: 'Neon' })
  await neon.click()
  await expect(page.getByText('Press an arrow key')).toBeVisible()
  expect(await score(page)).toBe(0)
  await page.reload()
  await expect(neon).toHaveAttribute('aria-pressed', 'true')
})

test('nothing but an arrow key starts a waiting game', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.locator('canvas').click({ position: { x: 20, y: 20 } })
  for (const key of ['Space', 'Enter', 'w', 'a', 's', 'd', 'Escape', 'Tab', 'PageDown']) {
    await page.keyboard.press(key)
    await page.clock.runFor(300)
    await expect(page.getByText('Press an arrow key')).toBeVisible()
  }
  const waiting = await picture(page)
  await page.keyboard.press('ArrowUp')
  await expect(page.getByText('Press an arrow key')).toBeHidden()
  await page.clock.runFor(300)
  expect(await picture(page)).not.toBe(waiting)
})

test('on a machine slowed six times, a person and the AI play a game to its end', async ({
  page,
}) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await open(page)
  await page.keyboard.press('ArrowRight')
  await expect(page.getByText('Press an arrow key')).toBeHidden()
  await page.keyboard.press('Space')
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  await page.keyboard.press('Space')
  await letAiEat(page, 8)
  await page.keyboard.press('i')
  await biteYourself(page)
  await page.getByRole('button', { name: 'Play again' }).click()
  await expect(page.getByText('Press an arrow key')).toBeVisible()
  expect(await score(page)).toBe(0)
})

test('a best score stays when the game is cut short', async ({ page }) => {
  // Food always lies straight ahead of a snake that goes right from the start.
  await page.addInitScript(() => {
    Math.random = () => 315.5 / 599
  })
  await open(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => score(page)).toBeGreaterThanOrEqual(2)
  await page.keyboard.press('Space')
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  const reached = await fact(page, 'Best')
  expect(reached).toBeGreaterThanOrEqual(2)
  await page.getByRole('button', { name: 'Restart' }).click()
  expect(await fact(page, 'Best')).toBe(reached)
  await page.reload()
  await expect.poll(() => fact(page, 'Best')).toBe(reached)
})

test('choosing a board theme in a running game changes its look only', async ({ page }) => {
  await open(page)
  await letAiEat(page, 5)
  await page.getByRole('button', { name: 'Retro' }).click()
  expect(await score(page)).toBeGreaterThanOrEqual(5)
  await page.getByRole('button', { name: 'Restart' }).click()
  await expect.poll(() => score(page)).toBeLessThan(5)
})

test('the AI takes over, shows its plan and goes on without a network', async ({ page }) => {
  await open(page)
  await page.keyboard.press('ArrowDown')
  await page.context().setOffline(true)
  await letAiEat(page, 30)
  await expect(page.getByText('Guaranteed to fill the board from here.')).toBeVisible()
  await expect(page.getByText(/Food in \d+ steps?\./)).toBeVisible()
  await page.keyboard.press('Space')
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
  const withPlan = await picture(page)
  await page.getByRole('button', { name: 'Show the plan' }).click()
  await expect.poll(() => picture(page)).not.toBe(withPlan)
})

test('the key that turns the AI on can be turned off, and stays so', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Press I to turn the AI on or off' }).press('Enter')
  await page.reload()
  await expect(
    page.getByRole('button', { name: 'Press I to turn the AI on or off' }),
  ).toHaveAttribute('aria-pressed', 'false')
  const mode = page.getByRole('button', { name: 'AI mode' })
  await page.keyboard.press('i')
  await mode.press('Enter')
  await expect(mode).toHaveAttribute('aria-pressed', 'true')
})

test('I before the start arms the AI, and the first arrow key starts it', async ({ page }) => {
  await page.clock.install()
  await open(page)
  const ready = page.getByText('The AI is ready', { exact: true })
  await page.keyboard.press('i')
  await expect(ready).toBeVisible()
  await page.clock.runFor(2000)
  await expect(ready).toBeVisible()
  expect(await score(page)).toBe(0)
  await page.keyboard.press('ArrowLeft')
  await expect(ready).toBeHidden()
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return score(page)
    })
    .toBeGreaterThan(0)
})

test('speed, sound and the daily board are kept, and a result is shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.clock.install({ time: new Date(2026, 10, 22, 12) })
  // Pictures are compared, and food that beats changes them.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
  await open(page)
  const options = page.getByRole('region', { name: 'Game' })
  const states = { Fast: 'true', Normal: 'false', 'Daily board': 'true', Sound: 'true' }
  // Long enough for the first picture to be final.
  await page.clock.runFor(2000)
  const freeBoard = await picture(page)
  for (const name of ['Fast', 'Daily board', 'Sound']) {
    await options.getByRole('button', { name }).click()
  }
  await expect.poll(() => picture(page)).not.toBe(freeBoard)
  const board = await picture(page)
  await page.reload()
  for (const [name, pressed] of Object.entries(states)) {
    await expect(options.getByRole('button', { name })).toHaveAttribute('aria-pressed', pressed)
  }
  // The same day, the same board.
  await expect.poll(() => picture(page)).toBe(board)

  await letAiEat(page, 8)
  await page.keyboard.press('i')
  await biteYourself(page)
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /^WIZEsnake, daily board 691: \d+ points in [\d,]+ steps\nhttps:/,
  )
})

test('is silent until a player turns the sound on', async ({ page }) => {
  await page.addInitScript(() => {
    const Context = window.AudioContext
    window.AudioContext = class extends Context {
      constructor() {
        super()
        document.documentElement.dataset.heard = 'true'
      }
    }
  })
  await open(page)
  const sound = page.getByRole('button', { name: 'Sound' })
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await letAiEat(page, 8)
  await page.keyboard.press('i')
  await biteYourself(page)
  await expect(page.locator('html')).not.toHaveAttribute('data-heard')
  await sound.click()
  await expect(page.locator('html')).toHaveAttribute('data-heard', 'true')
})

test('a hidden tab pauses the game', async ({ page }) => {
  await open(page)
  await page.keyboard.press('ArrowRight')
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  await expect(page.getByText('Paused', { exact: true })).toBeVisible()
})

test('arrows on the screen are there below 768 pixels only', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page)
  const pad = page.getByRole('group', { name: 'Steer' })
  await expect(page.getByText('Press an arrow key')).toBeVisible()
  await expect(pad).toBeHidden()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(pad).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('one plays by tapping and by swiping, on one screen, and nothing moves but the snake', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          shifts.shifted += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page)
    await expect(page.getByText('Swipe to start')).toBeVisible()
    const pad = page.getByRole('group', { name: 'Steer' })
    await expect(pad.getByRole('button', { name: 'Down' })).toBeInViewport({ ratio: 1 })
    await pad.getByRole('button', { name: 'Left' }).tap()
    await expect(page.getByText('Swipe to start')).toBeHidden()

    await page.getByRole('button', { name: 'Restart' }).tap()
    await expect(page.getByText('Swipe to start')).toBeVisible()
    // The words say so, so a swipe may well begin on them.
    const box = await page.getByText('Swipe to start').boundingBox()
    if (!box) throw new Error('no words')
    const { x, y } = box
    await page.mouse.move(x + 10, y + 10)
    await page.mouse.down()
    await page.mouse.move(x + 70, y + 10, { steps: 4 })
    await page.mouse.up()
    await expect(page.getByText('Swipe to start')).toBeHidden()
    await page.getByRole('button', { name: 'Pause' }).tap()
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })
})

test.describe('far below the board on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('AI mode and the daily board bring the board back into view', async ({ page }) => {
    await open(page)
    for (const name of ['AI mode', 'Daily board']) {
      const button = page.getByRole('button', { name })
      await button.scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.locator('canvas')).not.toBeInViewport({ ratio: 0.5 })
      await button.tap()
      await expect(page.locator('canvas')).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('without barriers', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('in every state, theme and width', async ({ page }) => {
    test.slow()
    await open(page)
    await expect(page.getByText('Press an arrow key')).toBeVisible()
    expect(await barriersAtBothWidths(page)).toEqual([])
    await letAiEat(page, 8)
    expect(await barriersAtBothWidths(page)).toEqual([])
    await page.keyboard.press('Space')
    await expect(page.getByText('Paused', { exact: true })).toBeVisible()
    expect(await barriersAtBothWidths(page)).toEqual([])
    await page.keyboard.press('i')
    await biteYourself(page)
    expect(await barriersAtBothWidths(page)).toEqual([])
  })
})
