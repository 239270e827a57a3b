import { expect, type Locator, type Page, test } from '@playwright/test'
import { cellAt, columns, rows } from '@wize/games/snake-game/board.ts'
import { tick } from '@wize/games/snake-game/clock.ts'
import { dayNumber } from '@wize/games/ui/day-number.ts'
import { barriersAtBothWidths } from '@wize/kit/commands/verify/wcag.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/snake-game.json' with { type: 'json' }
import { longTag } from '../test-results.ts'
import { patternOf, watchShifts } from './pages.ts'

const address = '/games/wizesnake'
const { actions, ai, armed, options, over, pad, paused, score: facts, skins, waiting } = words

const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true })
const text = (page: Page, shown: string) => page.getByText(shown, { exact: true })

/** Opens the page and waits until the board is drawn, because the game responds to keys from then on. */
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
const score = (page: Page) => fact(page, facts.score)

/** The canvas as an image, to notice changes. */
const picture = (page: Page) =>
  page.locator('canvas').evaluate((canvas) => (canvas as HTMLCanvasElement).toDataURL())

/** Lets the AI play at full speed until it has eaten this many times. */
async function letAiEat(page: Page, food: number) {
  await page.keyboard.press('i')
  await expect(button(page, ai.mode)).toHaveAttribute('aria-pressed', 'true')
  // An arrow key starts a waiting game and does nothing while the AI plays.
  await page.keyboard.press('ArrowRight')
  await button(page, ai.maxSpeed).click()
  await expect.poll(() => score(page), { timeout: 30_000 }).toBeGreaterThanOrEqual(food)
  await button(page, '1×').click()
}

/** Food after which a snake of one cell is long enough to bite itself, with some to spare. */
const enoughToBite = 8

/** Turns in a circle until the snake bites itself. It has to be at least five cells long. */
async function biteYourself(page: Page) {
  await expect(async () => {
    // These keys come from the page: on a busy machine, Playwright's would arrive too far apart.
    await page.evaluate(async (pause) => {
      for (const key of ['ArrowUp', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
        await new Promise((later) => setTimeout(later, pause))
      }
    }, 0.9 * tick)
    await expect(text(page, over.heading)).toBeVisible({ timeout: 50 })
  }).toPass()
}

test('a game waits, runs, pauses, and ends by keyboard; a board theme restarts it', async ({
  page,
}) => {
  await open(page)
  await expect(text(page, waiting.heading)).toBeVisible()
  const before = await picture(page)
  await page.keyboard.press('ArrowRight')
  await expect(text(page, waiting.heading)).toBeHidden()
  await expect.poll(() => picture(page)).not.toBe(before)

  const spoken = page.getByRole('status')
  await page.keyboard.press('Space')
  await expect(text(page, paused.heading)).toBeVisible()
  await expect(spoken).toHaveText(words.spoken.paused)
  await page.keyboard.press('Space')
  await expect(text(page, paused.heading)).toBeHidden()
  await expect(spoken).toHaveText(words.spoken.resumed)

  await letAiEat(page, enoughToBite)
  const mode = button(page, ai.mode)
  await page.keyboard.press('i')
  await expect(mode).toHaveAttribute('aria-pressed', 'false')
  await biteYourself(page)
  await expect(page.getByText(patternOf(words.spoken.over))).toBeAttached()

  const neon = button(page, skins.neon)
  await neon.click()
  await expect(text(page, waiting.heading)).toBeVisible()
  expect(await score(page)).toBe(0)
  await page.reload()
  await expect(neon).toHaveAttribute('aria-pressed', 'true')
})

test('only an arrow key starts a waiting game', async ({ page }) => {
  await page.clock.install()
  await open(page)
  await page.locator('canvas').click({ position: { x: 20, y: 20 } })
  for (const key of ['Space', 'Enter', 'w', 'a', 's', 'd', 'Escape', 'Tab', 'PageDown']) {
    await page.keyboard.press(key)
    await page.clock.runFor(300)
    await expect(text(page, waiting.heading)).toBeVisible()
  }
  const before = await picture(page)
  await page.keyboard.press('ArrowUp')
  await expect(text(page, waiting.heading)).toBeHidden()
  await page.clock.runFor(300)
  expect(await picture(page)).not.toBe(before)
})

test('a game works on a machine slowed down six times', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await open(page)
  await page.keyboard.press('ArrowRight')
  await expect(text(page, waiting.heading)).toBeHidden()
  await page.keyboard.press('Space')
  await expect(text(page, paused.heading)).toBeVisible()
  await page.keyboard.press('Space')
  await letAiEat(page, enoughToBite)
  await page.keyboard.press('i')
  await biteYourself(page)
  await button(page, over.again).click()
  await expect(text(page, waiting.heading)).toBeVisible()
  expect(await score(page)).toBe(0)
})

test('restarting a game keeps its best score', async ({ page }) => {
  // Puts food into the free cell after the middle: straight ahead of a snake that goes right from there.
  const middle = cellAt(columns / 2, rows / 2)
  await page.addInitScript(
    (random) => {
      Math.random = () => random
    },
    (middle + 0.5) / (columns * rows - 1),
  )
  await open(page)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => score(page)).toBeGreaterThanOrEqual(2)
  await page.keyboard.press('Space')
  await expect(text(page, paused.heading)).toBeVisible()
  const reached = await fact(page, facts.best)
  expect(reached).toBeGreaterThanOrEqual(2)
  await button(page, actions.restart).click()
  expect(await fact(page, facts.best)).toBe(reached)
  await page.reload()
  await expect.poll(() => fact(page, facts.best)).toBe(reached)
})

test('a board theme doesn’t restart a running game', async ({ page }) => {
  await open(page)
  await letAiEat(page, 5)
  await button(page, skins.retro).click()
  expect(await score(page)).toBeGreaterThanOrEqual(5)
  await button(page, actions.restart).click()
  await expect.poll(() => score(page)).toBeLessThan(5)
})

test('the AI takes over, shows its plan, and continues offline', async ({ page }) => {
  await open(page)
  await page.keyboard.press('ArrowDown')
  await page.context().setOffline(true)
  await letAiEat(page, 30)
  await expect(page.getByText(ai.sure)).toBeVisible()
  await expect(page.getByText(patternOf(ai.foodAhead.other))).toBeVisible()
  await page.keyboard.press('Space')
  await expect(text(page, paused.heading)).toBeVisible()
  const withPlan = await picture(page)
  await button(page, ai.showPlan).click()
  await expect.poll(() => picture(page)).not.toBe(withPlan)
})

test('the key for the AI can be turned off, and stays off', async ({ page }) => {
  await open(page)
  await button(page, ai.letterKey).press('Enter')
  await page.reload()
  await expect(button(page, ai.letterKey)).toHaveAttribute('aria-pressed', 'false')
  await expect(text(page, waiting.hint)).toBeVisible()
  const mode = button(page, ai.mode)
  await page.keyboard.press('i')
  await mode.press('Enter')
  await expect(mode).toHaveAttribute('aria-pressed', 'true')
})

test('I starts the AI, and a restart says who plays', async ({ page }) => {
  await page.clock.install()
  await open(page)
  const { spoken } = words
  const said = page.getByRole('status')
  await page.keyboard.press('i')
  await expect(text(page, waiting.heading)).toBeHidden()
  await expect(said).toHaveText(spoken.aiPlays)
  await expect
    .poll(async () => {
      await page.clock.runFor(1000)
      return score(page)
    })
    .toBeGreaterThan(0)

  await button(page, actions.restart).click()
  await expect(said).toHaveText(spoken.aiReady)
  await expect(text(page, armed.heading)).toBeVisible()
  await page.keyboard.press('i')
  await page.keyboard.press('ArrowLeft')
  await button(page, actions.restart).click()
  await expect(said).toHaveText(spoken.newGame)
})

test('a reload pauses a game and keeps it', async ({ page }) => {
  await open(page)
  await letAiEat(page, 8)
  await page.keyboard.press('i')
  await page.keyboard.press('Space')
  await expect(text(page, paused.heading)).toBeVisible()
  const before = await score(page)
  const steps = () =>
    page.evaluate(
      () =>
        Object.values(localStorage)
          .join()
          .match(/"steps":\d+/)?.[0],
    )
  await page.reload()
  await expect(text(page, paused.heading)).toBeVisible()
  expect(await score(page)).toBe(before)
  expect(await steps()).toBeDefined()
  await page.keyboard.press('Space')
  await expect(text(page, paused.heading)).toBeHidden()
  await button(page, actions.restart).click()
  await page.reload()
  await expect(text(page, waiting.heading)).toBeVisible()
})

test('boards of other sizes, walls, portals, and several fruits are off until they’re chosen', async ({
  page,
}) => {
  await open(page)
  const panel = page.getByRole('region', { name: options.title, exact: true })
  await panel.getByText(options.board, { exact: true }).click()
  const isOn = (name: string) => button(panel, name).getAttribute('aria-pressed')
  expect(
    await Promise.all([options.sizes.large, options.walls, options.portals].map(isOn)),
  ).toEqual(['true', 'false', 'false'])
  for (const name of [options.sizes.small, options.walls]) await button(panel, name).click()
  await expect(page.getByRole('application')).toHaveAccessibleName(
    fill(words.board.label, { columns: 15, rows: 10 }),
  )
  await expect(page.getByText(/no walls|thirty by twenty/i)).toHaveCount(0)
  await expect(button(page, ai.mode)).toBeDisabled()
  await expect(text(page, waiting.hint)).toBeVisible()
  // From the middle, a wall is at most eight steps away.
  await page.keyboard.press('ArrowUp')
  await expect(text(page, over.heading)).toBeVisible()
  await page.reload()
  await panel.getByText(options.board, { exact: true }).click()
  await expect(button(panel, options.sizes.small)).toHaveAttribute('aria-pressed', 'true')
})

test('speed, sound, and the daily board are remembered, and a result can be shared', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const noon = new Date(2026, 10, 22, 12)
  await page.clock.install({ time: noon })
  // Pulsing food would make each image differ.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.addInitScript(() => {
    Math.random = () => 0.5
  })
  await open(page)
  const panel = page.getByRole('region', { name: options.title, exact: true })
  const states = [
    [options.fast, 'true'],
    [options.normal, 'false'],
    [options.daily, 'true'],
    [options.sound, 'true'],
  ] as const
  // After two seconds, the first image no longer changes.
  await page.clock.runFor(2000)
  const freeBoard = await picture(page)
  for (const name of [options.fast, options.daily, options.sound]) {
    await button(panel, name).click()
  }
  await expect.poll(() => picture(page)).not.toBe(freeBoard)
  const board = await picture(page)
  await page.reload()
  for (const [name, pressed] of states) {
    await expect(button(panel, name)).toHaveAttribute('aria-pressed', pressed)
  }
  // The same day has the same board.
  await expect.poll(() => picture(page)).toBe(board)

  await letAiEat(page, enoughToBite)
  await page.keyboard.press('i')
  await biteYourself(page)
  await button(page, words.share.button).click()
  await expect(button(page, words.share.copied)).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(`^${patternOf(fill(words.share.daily, { day: dayNumber(noon) })).source}\nhttps:`),
  )
})

test('the game is silent until a player turns the sound on', async ({ page }) => {
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
  const sound = button(page, options.sound)
  await expect(sound).toHaveAttribute('aria-pressed', 'false')
  await letAiEat(page, enoughToBite)
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
  await expect(text(page, paused.heading)).toBeVisible()
})

test('on-screen arrows show below 768 px only', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await open(page)
  const arrows = page.getByRole('group', { name: pad.label })
  await expect(text(page, waiting.heading)).toBeVisible()
  await expect(arrows).toBeHidden()
  await page.setViewportSize({ width: 767, height: 900 })
  await expect(arrows).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a game is played by taps and swipes without scrolling, and nothing shifts', async ({
    page,
  }) => {
    const shifted = await watchShifts(page)
    await open(page)
    await expect(text(page, waiting.headingTouch)).toBeVisible()
    const arrows = page.getByRole('group', { name: pad.label })
    for (const control of [
      button(arrows, pad.down),
      button(page, actions.pause),
      button(page, actions.restart),
    ]) {
      await expect(control).toBeInViewport({ ratio: 1 })
    }
    const parts = [page.locator('canvas'), button(arrows, pad.left), page.locator('footer p')]
    const edges = await Promise.all(parts.map(async (part) => (await part.boundingBox())?.x))
    expect(new Set(edges).size, `left edges: ${edges}`).toBe(1)
    await button(arrows, pad.left).tap()
    await expect(text(page, waiting.headingTouch)).toBeHidden()

    await button(page, actions.restart).tap()
    await expect(text(page, waiting.headingTouch)).toBeVisible()
    // The message asks for a swipe, so a swipe may start on it.
    const box = await text(page, waiting.headingTouch).boundingBox()
    if (!box) throw new Error('The message isn’t shown')
    const { x, y } = box
    await page.mouse.move(x + 10, y + 10)
    await page.mouse.down()
    await page.mouse.move(x + 70, y + 10, { steps: 4 })
    await page.mouse.up()
    await expect(text(page, waiting.headingTouch)).toBeHidden()
    await button(page, actions.pause).tap()
    await expect(text(page, paused.heading)).toBeVisible()
    expect(await shifted()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await page.setViewportSize({ width: 320, height: 844 })
    const [board, last] = await Promise.all(
      [page.locator('canvas'), button(page, actions.restart)].map((part) => part.boundingBox()),
    )
    if (!board || !last) throw new Error('The board or the button isn’t shown')
    expect(last.x + last.width).toBeCloseTo(board.x + board.width)
  })

  test('held sideways, the whole board is in sight', async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 })
    await open(page)
    await expect(page.locator('canvas')).toBeInViewport({ ratio: 1 })
    await expect(text(page, waiting.headingTouch)).toBeInViewport({ ratio: 1 })
  })
})

test.describe('below the board on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('AI mode and the daily board scroll back to the board', async ({ page }) => {
    await open(page)
    for (const name of [ai.mode, options.daily]) {
      const toggle = button(page, name)
      await toggle.scrollIntoViewIfNeeded()
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
      await expect(page.locator('canvas')).not.toBeInViewport({ ratio: 0.5 })
      await toggle.tap()
      await expect(page.locator('canvas')).toBeInViewport({ ratio: 1 })
    }
  })
})

test.describe('without barriers', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('in every state, theme, and width', { tag: longTag }, async ({ page }) => {
    test.slow()
    await open(page)
    await expect(text(page, waiting.heading)).toBeVisible()
    expect(await barriersAtBothWidths(page, ['main', 'dialog'])).toEqual([])
    await letAiEat(page, enoughToBite)
    expect(await barriersAtBothWidths(page, ['main', 'dialog'])).toEqual([])
    await page.keyboard.press('Space')
    await expect(text(page, paused.heading)).toBeVisible()
    expect(await barriersAtBothWidths(page, ['main', 'dialog'])).toEqual([])
    await page.keyboard.press('i')
    await biteYourself(page)
    expect(await barriersAtBothWidths(page, ['main', 'dialog'])).toEqual([])
  })
})
