import { expect, type Page, test } from '@playwright/test'
import { identity } from '#identity.ts'
import { themeKey } from '#site/theme/theme-names.ts'
import { barriersAtBothWidths } from './wcag.ts'

const address = '/games/wordwize'

/** Lets the word service answer with these words in turn, then fail. Returns how often it was asked. */
async function serveWords(page: Page, ...words: string[]) {
  let asked = 0
  await page.route('**/api/word?number=1&length=5', (route) => {
    const word = words[asked++]
    return word ? route.fulfill({ json: [word] }) : route.fulfill({ status: 503, body: 'busy' })
  })
  return () => asked
}

/** Opens the page and waits until it has read the games that were kept, and hears clicks and keys. */
async function open(page: Page) {
  await page.goto(address)
  await expect(page.locator('[data-certain=false]')).toHaveCount(0)
}

async function guess(page: Page, ...words: string[]) {
  for (const word of words) {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
    // What Enter led to is seen a frame later.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    )
    // The word may still be on its way; the guess then waits for another Enter.
    const early = page.getByText('Still loading. One moment.')
    await expect(async () => {
      if (!(await early.isVisible())) return
      await page.keyboard.press('Enter')
      await expect(early).toBeHidden({ timeout: 500 })
    }).toPass()
  }
}

/** What the browser tells about a layout shift; TypeScript's own types leave it out. */
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean }

/** The first letters of the states of a row's tiles, as `c`, `p`, `a`, `t` or `e`. */
const row = (page: Page, number: number) =>
  page
    .getByRole('group', { name: `Row ${number}`, exact: true })
    .getByRole('img')
    .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.state?.[0]).join(''))

test('a game is won with the keyboard, and Play Again brings another word', async ({ page }) => {
  const asked = await serveWords(page, 'prove', 'abbey')
  await open(page)
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeVisible()
  await expect.poll(asked).toBe(1)

  await guess(page, 'gue')
  await expect(page.getByText('Please enter a 5-letter word')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'How to play' })).toBeHidden()
  await guess(page, 'ssing')
  await expect.poll(() => row(page, 1)).toBe('aapaa')
  await expect(page.getByText('G absent, U absent, E present, S absent, S absent')).toBeAttached()
  await guess(page, 'write', 'probe')
  await expect(page.getByRole('button', { name: 'E correct' })).toBeVisible()
  await expect(page.getByText(/^2 of [12],\d{3}/)).toBeVisible()
  await guess(page, 'prove')
  await expect(page.getByText('Congratulations! You won!')).toBeVisible()

  await page.getByRole('button', { name: 'Statistics' }).click()
  const statistics = page.getByRole('dialog', { name: 'Free play statistics' })
  await expect(statistics.getByRole('row', { name: '4' })).toHaveText('41')
  await page.keyboard.press('Escape')
  await expect(statistics).toBeHidden()

  await page.getByRole('button', { name: 'Play Again' }).click()
  await expect.poll(() => row(page, 1)).toBe('eeeee')
  expect(asked()).toBe(2)
  await guess(page, 'kebab')
  await expect.poll(() => row(page, 1)).toBe('apcpp')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a game is lost with the keys on the screen, and nothing moves meanwhile', async ({
    page,
  }) => {
    const asked = await serveWords(page, 'abbey')
    await page.addInitScript(() => {
      const shifts = Object.assign(window, { shifted: 0 })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as LayoutShift[])
          if (!entry.hadRecentInput) shifts.shifted += entry.value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page)
    await expect.poll(asked).toBe(1)
    const keyboard = page.getByRole('group', { name: 'Keyboard' })
    const tap = (name: string) => keyboard.getByRole('button', { name, exact: true }).tap()
    for (const letter of ['M', 'O', 'I', 'I']) await tap(letter)
    await tap('Delete')
    for (const letter of ['S', 'T']) await tap(letter)
    await tap('Enter')
    await expect.poll(() => row(page, 1)).toBe('aaaaa')
    await expect(keyboard.getByRole('button', { name: 'M absent' })).toBeVisible()
    for (let used = 1; used < 6; used++) await guess(page, 'babes')
    await expect(page.getByText('Game Over! The word was: abbey')).toBeVisible()
    expect(await page.evaluate(() => (window as unknown as { shifted: number }).shifted)).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await page.getByRole('button', { name: 'Play Again' }).tap()
    await expect(page.getByText('Failed to load word. Please try again.')).toBeVisible()
  })

  test('the board comes back into view with the next word, whose button is far below it', async ({
    page,
  }) => {
    const asked = await serveWords(page, 'prove', 'abbey')
    await open(page)
    await expect.poll(asked).toBe(1)
    await guess(page, 'guess')
    const first = page.getByRole('group', { name: 'Row 1', exact: true })
    await page.getByRole('button', { name: 'New word' }).tap()
    await expect(first).not.toBeInViewport()
    await page.getByRole('button', { name: 'Give up' }).tap()
    await expect.poll(() => row(page, 1)).toBe('eeeee')
    await expect(first).toBeInViewport({ ratio: 1 })
  })
})

test('when no word can be loaded, one can try again or play the daily word', async ({ page }) => {
  const asked = await serveWords(page)
  await open(page)
  await expect(page.getByText('Failed to load word. Please try again.')).toBeVisible()
  await page.getByRole('button', { name: 'Play Again' }).click()
  await expect.poll(asked).toBe(2)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Play the daily word' }).click()
  await guess(page, 'crane')
  await expect.poll(() => row(page, 1)).toMatch(/^[cpa]{5}$/)
})

test('a game goes on after a reload, free and daily side by side', async ({ page }) => {
  const asked = await serveWords(page, 'prove')
  await open(page)
  await expect.poll(asked).toBe(1)
  await guess(page, 'guess')
  await page.getByRole('button', { name: 'Daily word', exact: true }).click()
  await guess(page, 'crane', 'moist')
  await expect.poll(() => row(page, 2)).toMatch(/^[cpa]{5}$/)
  const daily = await row(page, 2)

  await page.reload()
  await expect.poll(() => row(page, 2)).toBe(daily)
  await page.getByRole('button', { name: 'Free play', exact: true }).click()
  await expect.poll(() => row(page, 1)).toBe('aapaa')
  await guess(page, 'prove')
  await expect(page.getByText('Congratulations! You won!')).toBeVisible()
  expect(asked()).toBe(1)
})

test('the daily word is the date’s, and an open game is kept when midnight passes', async ({
  page,
}) => {
  await serveWords(page, 'prove')
  await page.clock.install({ time: new Date(2026, 10, 21, 23, 58) })
  await open(page)
  await page.getByRole('button', { name: 'Daily word', exact: true }).click()
  await expect(page.getByText('Daily word 690')).toBeVisible()
  await guess(page, 'crane')
  const before = await row(page, 1)

  await page.clock.fastForward('03:00')
  await expect(page.getByText('It’s past midnight, so there’s a new daily word.')).toBeVisible()
  await expect(page.getByText('Daily word 690')).toBeVisible()
  expect(await row(page, 1)).toBe(before)
  await page.getByRole('button', { name: 'Play today’s word' }).click()
  await page.getByRole('button', { name: 'Give up' }).click()
  await expect(page.getByText('Daily word 691')).toBeVisible()
  await expect.poll(() => row(page, 1)).toBe('eeeee')
})

test('options: hard mode, real words, palette', async ({ page }) => {
  await serveWords(page, 'crane', 'abbey')
  await open(page)
  await page.getByRole('button', { name: 'Options' }).click()
  const options = page.getByRole('dialog', { name: 'Options' })
  await options.getByLabel('Hard mode').check()
  await expect(options.getByLabel('Real words only')).toBeChecked()
  await options.getByLabel('Color-blind palette').check()
  await options.getByRole('button', { name: 'Close' }).click()

  await expect(async () => {
    await page.getByLabel('Your guess').fill('qqqqq')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Not in the word list')).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.getByLabel('Your guess').fill('')
  await guess(page, 'crown')
  await expect.poll(() => row(page, 1)).toBe('ccaap')
  await guess(page, 'moist')
  await expect(page.getByText('Letter 1 must be C')).toBeVisible()

  await page.getByRole('button', { name: 'Options' }).click()
  await options.getByLabel('Hard mode').uncheck()
  await expect(options.getByLabel('Hard mode')).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
})

test('what is typed from the first paint on is played, whenever the script and the word come', async ({
  page,
}) => {
  await page.route('**/api/word?number=1&length=5', async (route) => {
    await new Promise((later) => setTimeout(later, 500))
    await route.fulfill({ json: ['abbey'] })
  })
  // The island's script comes late; the page itself is there at once.
  await page.route('**/_astro/**/*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 700))
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Q', exact: true }).waitFor()
  await page.keyboard.type('kebab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('abb')
  await expect.poll(() => row(page, 1)).toBe('apcpp')
  await expect.poll(() => row(page, 2)).toBe('tttee')
})

test('on a machine slowed six times, a game typed from the first paint on is played to its end', async ({
  page,
}) => {
  await serveWords(page, 'abbey', 'prove')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(address, { waitUntil: 'commit' })
  await page.getByRole('button', { name: 'Q', exact: true }).waitFor()
  await page.keyboard.type('kebab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('abbey')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Congratulations! You won!')).toBeVisible()
  expect(await row(page, 1)).toBe('apcpp')

  await page.getByRole('button', { name: 'Review your guesses' }).click()
  const review = page.getByRole('dialog', { name: 'Review' })
  await expect(review.getByRole('row', { name: /^ABBEY/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Play Again' }).click()
  await expect.poll(() => row(page, 1)).toBe('eeeee')
  // Faster than a frame of this machine: no letter is lost, nor the Enter that plays them.
  await page.keyboard.type('guess')
  await page.keyboard.press('Enter')
  await page.keyboard.type('prove')
  await page.keyboard.press('Enter')
  await expect.poll(() => row(page, 2)).toBe('ccccc')
})

test('a game is given up after a question, and reviewed when it is over', async ({ page }) => {
  const asked = await serveWords(page, 'prove', 'abbey')
  await open(page)
  await expect.poll(asked).toBe(1)
  await guess(page, 'guess')
  await page.getByRole('button', { name: 'New word' }).click()
  const question = page.getByRole('dialog', { name: 'Give up this word?' })
  await question.getByRole('button', { name: 'Keep playing' }).click()
  expect(await row(page, 1)).toBe('aapaa')
  await page.getByRole('button', { name: 'New word' }).click()
  await question.getByRole('button', { name: 'Give up' }).click()
  await expect.poll(() => row(page, 1)).toBe('eeeee')
  await guess(page, 'kebab', 'abbey')
  await page.getByRole('button', { name: 'Review your guesses' }).click()
  const review = page.getByRole('dialog', { name: 'Review' })
  await expect(review.getByRole('row', { name: /^KEBAB/ })).toContainText(/of [12],\d{3}/)
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Statistics' }).click()
  await expect(page.getByRole('dialog').getByText('50%')).toBeVisible()
})

test('a result is shared as squares that suit the theme', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked = await serveWords(page, 'maxim')
  await open(page)
  await expect.poll(asked).toBe(1)
  await guess(page, 'mamma', 'maxim')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await copied()).toMatch(/^WordWIZE 2\/6\n\n🟩🟩🟨⬜⬜\n🟩🟩🟩🟩🟩\n\nhttps:/u)

  await page.evaluate(
    ([key = '']) => localStorage.setItem(key, 'dark'),
    [`${identity.company.id}:${themeKey}`],
  )
  await page.reload()
  await page.getByRole('button', { name: 'Share' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await copied()).toContain('🟩🟩🟨⬛⬛')
})

test.describe('without barriers', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('in every state, theme and width', async ({ page }) => {
    test.slow()
    const asked = await serveWords(page, 'prove', 'abbey')
    const check = async () => expect(await barriersAtBothWidths(page)).toEqual([])
    await open(page)
    await expect.poll(asked).toBe(1)
    await check()
    await guess(page, 'guess', 'write', 'pro')
    await expect(page.getByText('Please enter a 5-letter word')).toBeVisible()
    await check()
    await page.getByRole('button', { name: 'Options' }).click()
    await check()
    await page.getByLabel('Color-blind palette').check()
    await page.keyboard.press('Escape')
    await check()
    await page.getByLabel('Your guess').fill('prove')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Congratulations! You won!')).toBeVisible()
    await check()
    await page.getByRole('button', { name: 'Statistics' }).click()
    await check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Play Again' }).click()
    await expect.poll(() => row(page, 1)).toBe('eeeee')
    await guess(page, ...Array<string>(6).fill('moist'))
    await expect(page.getByText('Game Over! The word was: abbey')).toBeVisible()
    await check()
    await page.getByRole('button', { name: 'Play Again' }).click()
    await expect(page.getByText('Failed to load word. Please try again.')).toBeVisible()
    await check()
  })
})

for (const width of [390, 1024, 1440])
  test(`at 200 % text size nothing of it is cut off at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/games/wordwize')
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('main *')]
        .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 30)}`),
    )
    expect(cut).toEqual([])
  })
