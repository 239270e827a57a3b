import { expect, type Locator, type Page, test } from '@playwright/test'
import { commonWords, dailyWord } from '@wize/games/word-game/daily.ts'
import { barriersAtBothWidths } from '@wize/kit/commands/verify/wcag.ts'
import { siteWords } from '@wize/kit/owner/site-words.ts'
import { languagesOf } from '#contracts/languages.ts'
import { fill, formatList, formatNumber } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import words from '#messages/word-game.json' with { type: 'json' }
import { themeKey, themeNames } from '#site/theme/theme-names.ts'
import { themes } from '#site/theme/themes.ts'
import { longTag } from '../test-results.ts'
import { watchShifts } from './pages.ts'

const address = '/games/wordwize'

const { notices, panels, options, giveUp } = words

/**
 * The word service answers with these words in turn, and then fails. Returns a count of the requests.
 */
async function serveWords(page: Page, ...answers: string[]) {
  let asked = 0
  await page.route('**/api/word?number=1&length=5', (route) => {
    const word = answers[asked++]
    return word ? route.fulfill({ json: [word] }) : route.fulfill({ status: 503, body: 'busy' })
  })
  return () => asked
}

/** Opens the page and waits until it has restored saved games and responds to clicks and keys. */
async function open(page: Page) {
  await page.goto(address)
  await expect(page.locator('[data-certain=false]')).toHaveCount(0)
}

const button = (page: Page | Locator, name: string) =>
  page.getByRole('button', { name, exact: true })

async function guess(page: Page, ...guesses: string[]) {
  for (const word of guesses) {
    await page.keyboard.type(word)
    await page.keyboard.press('Enter')
    // The page shows the effect of Enter one frame later.
    await page.evaluate(
      () => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))),
    )
    // While the word is still loading, a guess needs another Enter.
    const early = page.getByText(notices.loading)
    await expect(async () => {
      if (!(await early.isVisible())) return
      await page.keyboard.press('Enter')
      await expect(early).toBeHidden({ timeout: 500 })
    }).toPass()
  }
}

test('in Spanish, it asks for Spanish words, has a key for Ñ, and shares its own address', async ({
  page,
  context,
}) => {
  test.skip(!languagesOf(identity).some(({ prefix }) => prefix === '/es'), 'no Spanish pages')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const spanish = siteWords('#messages/word-game.json', 'es') as typeof words
  await page.route('**/api/word?language=es&number=1&length=5', (route) =>
    route.fulfill({ json: ['señal'] }),
  )
  await page.goto(`/es${address}`)
  await expect(page.locator('[data-certain=false]')).toHaveCount(0)
  for (const letter of 'ÑANDU') await button(page, letter).click()
  await page.keyboard.press('Enter')
  const tile = (letter: string) =>
    page.getByRole('img', { name: fill(spanish.letter.present, { letter }), exact: true })
  await expect(tile('Ñ')).toHaveCount(1)
  for (const letter of 'SEÑAL') {
    // A key says what's known of its letter.
    await button(page, letter)
      .or(button(page, fill(spanish.letter.present, { letter })))
      .click()
  }
  await page.keyboard.press('Enter')
  await expect(page.getByText(spanish.notices.won)).toBeVisible()
  await button(page, spanish.share.button).click()
  await expect(button(page, spanish.share.copied)).toBeVisible()
  const shared = await page.evaluate(() => navigator.clipboard.readText())
  const [title = ''] = shared.split('\n')
  expect(title).toBe(`${spanish.share.name} 2/6`)
  expect(shared).toMatch(/\/es\/games\/wordwize$/)
})

/** In windows as low as a phone on its side, and as small as a phone may be, the help or a dialog is in sight. */
async function expectWhole(page: Page, card: Locator) {
  const before = page.viewportSize()
  for (const [width, height] of [
    [740, 360],
    [720, 450],
    [320, 360],
  ] as const) {
    await page.setViewportSize({ width, height })
    await card.evaluate((element) => element.scrollIntoView({ block: 'nearest' }))
    const beyond = await card.evaluate((element) => {
      const edge = element.getBoundingClientRect()
      const range = document.createRange()
      range.selectNodeContents(element)
      const texts = [...range.getClientRects()].filter((box) => box.width > 1)
      const scrolls = /auto|scroll/.test(getComputedStyle(element).overflowY)
      return {
        window: edge.left < 0 || edge.right > innerWidth || (scrolls && edge.bottom > innerHeight),
        sides: texts.some(({ left, right }) => left < edge.left - 1 || right > edge.right + 1),
        top: edge.top < 0,
        bottom: !scrolls && texts.some(({ bottom }) => bottom > edge.bottom + 1),
      }
    })
    expect(beyond, `${width} × ${height}`).toEqual({
      window: false,
      sides: false,
      top: false,
      bottom: false,
    })
  }
  if (before) await page.setViewportSize(before)
}

const row1 = fill(words.board.row, { row: 1 })

/** The states of a row's tiles: `c`orrect, `p`resent, `a`bsent, `t`yped, or `e`mpty. */
const row = (page: Page, number: number) =>
  page
    .getByRole('group', { name: fill(words.board.row, { row: number }), exact: true })
    .getByRole('img')
    .evaluateAll((tiles) => tiles.map((tile) => (tile as HTMLElement).dataset.state?.[0]).join(''))

test('a game is won by keyboard, and Play Again loads another word', async ({ page }) => {
  const asked = await serveWords(page, 'prove', 'abbey')
  await open(page)
  await button(page, panels.help).click()
  await expect(page.getByRole('heading', { name: panels.help })).toBeVisible()
  await expect.poll(asked).toBe(1)

  await guess(page, 'gue')
  await expect(page.getByText(notices.length)).toBeVisible()
  await expect(page.getByRole('heading', { name: panels.help })).toBeHidden()
  await guess(page, 'ssing')
  await expect.poll(() => row(page, 1)).toBe('aapaa')
  const { absent, present } = words.letter
  const spoken = [absent, absent, present, absent, absent].map((text, index) =>
    fill(text, { letter: 'GUESS'[index] ?? '' }),
  )
  await expect(page.getByText(formatList(spoken, 'unit'))).toBeAttached()
  await guess(page, 'write', 'probe')
  await expect(
    page.getByRole('button', { name: fill(words.letter.correct, { letter: 'E' }) }),
  ).toBeVisible()
  await expect(
    page.getByText(fill(words.clues.count, { count: 2, total: commonWords.length })),
  ).toBeVisible()
  await guess(page, 'prove')
  await expect(page.getByText(notices.won)).toBeVisible()

  await button(page, panels.statistics).click()
  const statistics = page.getByRole('dialog', { name: words.statistics.free })
  await expect(statistics.getByRole('row', { name: '4' })).toHaveText('41')
  await page.keyboard.press('Escape')
  await expect(statistics).toBeHidden()

  await button(page, words.end.again).click()
  await expect.poll(() => row(page, 1)).toBe('eeeee')
  expect(asked()).toBe(2)
  await guess(page, 'kebab')
  await expect.poll(() => row(page, 1)).toBe('apcpp')
})

test('the help covers the whole board, and what colors mean stands once', async ({ page }) => {
  await serveWords(page, 'prove')
  await page.setViewportSize({ width: 1440, height: 900 })
  await open(page)
  const help = page.getByRole('heading', { name: panels.help })
  const meaning = () => page.getByText(words.legend.correct).filter({ visible: true }).count()
  // Beside the board, the introduction says enough.
  await expect(help).toBeHidden()
  expect(await meaning()).toBe(1)
  await button(page, panels.help).click()
  for (const [width, height] of [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(help).toBeVisible()
    expect(await meaning(), `${width} px`).toBe(1)
    const covered = await page.getByRole('group', { name: row1 }).evaluate((row) => {
      const [first, last] = [row, row.parentElement?.lastElementChild?.previousElementSibling]
      const card = document.querySelector('[data-asked]')?.getBoundingClientRect()
      const [top, bottom] = [first, last].map((each) => each?.getBoundingClientRect())
      return card && top && bottom && card.top <= top.top && card.bottom >= bottom.bottom
    })
    expect(covered, `${width} px`).toBe(true)
  }
  // On the phone, it's full.
  const [lastLine, colors] = await Promise.all(
    ['p >> nth=-1', 'ul'].map((part) => page.locator(`[data-asked] > ${part}`).boundingBox()),
  )
  expect((colors?.y ?? 0) - (lastLine?.y ?? 0) - (lastLine?.height ?? 0)).toBeLessThan(40)
  // It makes way for whoever goes to the board.
  await page.getByLabel(words.board.guess).focus()
  await expect(help).toBeHidden()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('a game is lost on the on-screen keyboard, and nothing shifts', async ({ page }) => {
    const asked = await serveWords(page, 'abbey')
    const shifted = await watchShifts(page, { afterInput: false })
    await open(page)
    await expect.poll(asked).toBe(1)
    const keyboard = page.getByRole('group', { name: words.keyboard.label })
    const tap = (name: string) => button(keyboard, name).tap()
    // The whole keyboard is in the first screen.
    await expect(keyboard).toBeInViewport({ ratio: 1 })
    const field = page.locator('dd > svg')
    const column = await field.locator('..').boundingBox()
    expect((await field.boundingBox())?.width).toBeCloseTo(column?.width ?? 0)
    for (const letter of ['M', 'O', 'I', 'I']) await tap(letter)
    await tap(words.keyboard.delete)
    for (const letter of ['S', 'T']) await tap(letter)
    await tap(words.keyboard.enter)
    await expect.poll(() => row(page, 1)).toBe('aaaaa')
    await expect(button(keyboard, fill(words.letter.absent, { letter: 'M' }))).toBeVisible()
    for (let used = 1; used < 6; used++) await guess(page, 'babes')
    await expect(page.getByText(fill(notices.lost, { word: 'abbey' }))).toBeVisible()
    expect(await shifted()).toBe(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await button(page, words.end.again).tap()
    await expect(page.getByText(notices.loadFailure)).toBeVisible()
  })

  test('the next word brings the board back into view', async ({ page }) => {
    const asked = await serveWords(page, 'prove', 'abbey')
    await open(page)
    await expect.poll(asked).toBe(1)
    await guess(page, 'guess')
    const first = page.getByRole('group', { name: row1, exact: true })
    await button(page, words.actions.newWord).tap()
    await expect(first).not.toBeInViewport()
    await button(page, giveUp.confirm).tap()
    await expect.poll(() => row(page, 1)).toBe('eeeee')
    await expect(first).toBeInViewport({ ratio: 1 })
  })
})

test('a guess typed while the next word loads is played once it’s there', async ({ page }) => {
  const loaded = Promise.withResolvers<void>()
  const asked = await serveWords(page, 'moist', 'abbey')
  await open(page)
  await expect.poll(asked).toBe(1)
  await guess(page, 'moist')
  await page.route('**/api/word?number=1&length=5', async (route) => {
    await loaded.promise
    await route.fallback()
  })
  await button(page, words.end.again).click()
  await page.keyboard.type('babes')
  await page.keyboard.press('Enter')
  await expect(page.getByText(notices.loading)).toBeVisible()
  loaded.resolve()
  await expect.poll(() => row(page, 1)).toBe('ppcca')
})

test('no key is lost while a new word arrives', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await serveWords(page, ...Array.from({ length: 9 }, () => 'moist'))
  await open(page)
  for (let round = 0; round < 8; round++) {
    await guess(page, 'moist')
    await button(page, words.end.again).click()
    await page.keyboard.type('babes')
    await page.keyboard.press('Enter')
    await expect.poll(() => row(page, 1)).toBe('aaaap')
  }
})

test('when no word loads, players can try again or play the daily word', async ({ page }) => {
  const asked = await serveWords(page)
  await open(page)
  await expect(page.getByText(notices.loadFailure)).toBeVisible()
  await button(page, words.end.again).click()
  await expect.poll(asked).toBe(2)
  await page.context().setOffline(true)
  await button(page, words.end.daily).click()
  await guess(page, 'crane')
  await expect.poll(() => row(page, 1)).toMatch(/^[cpa]{5}$/)
})

test('free and daily games both continue after a reload', async ({ page }) => {
  const asked = await serveWords(page, 'prove')
  await open(page)
  await expect.poll(asked).toBe(1)
  await guess(page, 'guess')
  await button(page, words.modes.daily).click()
  await guess(page, 'crane', 'moist')
  await expect.poll(() => row(page, 2)).toMatch(/^[cpa]{5}$/)
  const daily = await row(page, 2)

  await page.reload()
  await expect.poll(() => row(page, 2)).toBe(daily)
  await button(page, words.modes.free).click()
  await expect.poll(() => row(page, 1)).toBe('aapaa')
  await guess(page, 'prove')
  await expect(page.getByText(notices.won)).toBeVisible()
  expect(asked()).toBe(1)
})

test('the daily word depends on the date, and an open game survives midnight', async ({ page }) => {
  await serveWords(page, 'prove')
  await page.clock.install({ time: new Date(2026, 10, 21, 23, 58) })
  await open(page)
  await button(page, words.modes.daily).click()
  const day690 = page.getByText(fill(words.clues.daily, { day: 690 }))
  await expect(day690).toBeVisible()
  await guess(page, 'crane')
  const before = await row(page, 1)

  await page.clock.fastForward('03:00')
  await expect(page.getByText(notices.midnight)).toBeVisible()
  await expect(day690).toBeVisible()
  expect(await row(page, 1)).toBe(before)
  await button(page, words.actions.today).click()
  await button(page, giveUp.confirm).click()
  await expect(page.getByText(fill(words.clues.daily, { day: 691 }))).toBeVisible()
  await expect.poll(() => row(page, 1)).toBe('eeeee')

  // Once it's found, the time until the next one runs.
  await guess(page, dailyWord(691))
  await expect(page.getByText(notices.won)).toBeVisible()
  const left = () => page.getByRole('timer').textContent()
  const shown = await left()
  expect(shown).toMatch(/23:5\d:\d\d/)
  await page.clock.runFor(2_000)
  expect(await left()).not.toBe(shown)
})

test('the options turn on hard mode, real words, and a color-blind palette', async ({ page }) => {
  await serveWords(page, 'crane', 'abbey')
  await open(page)
  await button(page, panels.options).click()
  const dialog = page.getByRole('dialog', { name: panels.options })
  await dialog.getByLabel(options.hard).check()
  await expect(dialog.getByLabel(options.realWords)).toBeChecked()
  await dialog.getByLabel(options.palette).check()
  await button(dialog, panels.close).click()

  await expect(async () => {
    await page.getByLabel(words.board.guess).fill('qqqqq')
    await page.keyboard.press('Enter')
    await expect(page.getByText(notices.unknownWord)).toBeVisible({ timeout: 200 })
  }).toPass()
  await page.getByLabel(words.board.guess).fill('')
  await guess(page, 'crown')
  await expect.poll(() => row(page, 1)).toBe('ccaap')
  await guess(page, 'moist')
  await expect(page.getByText(fill(notices.place, { place: 1, letter: 'C' }))).toBeVisible()

  await button(page, panels.options).click()
  await dialog.getByLabel(options.hard).uncheck()
  await expect(dialog.getByLabel(options.hard)).toBeDisabled()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Enter')
})

test('guesses typed before the script and the word have loaded are played', async ({ page }) => {
  await page.route('**/api/word?number=1&length=5', async (route) => {
    await new Promise((later) => setTimeout(later, 500))
    await route.fulfill({ json: ['abbey'] })
  })
  // The page is there at once; only the island's script is late.
  await page.route('**/_astro/**/*.js', async (route) => {
    await new Promise((later) => setTimeout(later, 700))
    await route.continue()
  })
  await page.goto(address, { waitUntil: 'commit' })
  await button(page, 'Q').waitFor()
  await page.keyboard.type('kebab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('abb')
  await expect.poll(() => row(page, 1)).toBe('apcpp')
  await expect.poll(() => row(page, 2)).toBe('tttee')
})

test('a game typed from the first paint on works on a machine slowed down six times', async ({
  page,
}) => {
  await serveWords(page, 'abbey', 'prove')
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await page.goto(address, { waitUntil: 'commit' })
  await button(page, 'Q').waitFor()
  await page.keyboard.type('kebab')
  await page.keyboard.press('Enter')
  await page.keyboard.type('abbey')
  await page.keyboard.press('Enter')
  await expect(page.getByText(notices.won)).toBeVisible()
  expect(await row(page, 1)).toBe('apcpp')

  await button(page, words.end.review).click()
  const review = page.getByRole('dialog', { name: words.review.heading })
  await expect(review.getByRole('row', { name: /^ABBEY/ })).toBeVisible()
  await page.keyboard.press('Escape')
  await button(page, words.end.again).click()
  await expect.poll(() => row(page, 1)).toBe('eeeee')
  // This is faster than the slow machine's frames, yet neither a letter nor an Enter is lost.
  await page.keyboard.type('guess')
  await page.keyboard.press('Enter')
  await page.keyboard.type('prove')
  await page.keyboard.press('Enter')
  await expect.poll(() => row(page, 2)).toBe('ccccc')
})

test('giving up needs a confirmation, and a finished game can be reviewed', async ({ page }) => {
  const asked = await serveWords(page, 'prove', 'abbey')
  await open(page)
  await expect.poll(asked).toBe(1)
  await guess(page, 'guess')
  await button(page, words.actions.newWord).click()
  const question = page.getByRole('dialog', { name: giveUp.heading })
  await expectWhole(page, question)
  await button(question, giveUp.cancel).click()
  expect(await row(page, 1)).toBe('aapaa')
  await button(page, words.actions.newWord).click()
  await button(question, giveUp.confirm).click()
  await expect.poll(() => row(page, 1)).toBe('eeeee')
  await guess(page, 'kebab', 'abbey')
  await button(page, words.end.review).click()
  const review = page.getByRole('dialog', { name: words.review.heading })
  await expect(review.getByRole('row', { name: /^KEBAB/ })).toContainText(
    formatNumber(commonWords.length),
  )
  await expectWhole(page, review)
  await page.keyboard.press('Escape')
  await button(page, panels.statistics).click()
  await expect(
    page.getByRole('dialog').getByText(formatNumber(0.5, { style: 'percent' })),
  ).toBeVisible()
})

test('a result is shared as squares that match the theme', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const asked = await serveWords(page, 'maxim')
  await open(page)
  await expect.poll(asked).toBe(1)
  await guess(page, 'mamma', 'maxim')
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await button(page, words.share.button).click()
  await expect(button(page, words.share.copied)).toBeVisible()
  expect(await copied()).toMatch(/^WordWIZE 2\/6\n\n🟩🟩🟨⬜⬜\n🟩🟩🟩🟩🟩\n\nhttps:/u)

  const dark = themeNames.find((name) => themes[name].scheme === 'dark')
  if (!dark) return
  await page.evaluate(
    ([key = '', theme = '']) => localStorage.setItem(key, theme),
    [`${identity.company.id}:${themeKey}`, dark],
  )
  await page.reload()
  await button(page, words.share.button).click()
  await expect(button(page, words.share.copied)).toBeVisible()
  expect(await copied()).toContain('🟩🟩🟨⬛⬛')
})

test.describe('without barriers', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('in every state, theme, and width', { tag: longTag }, async ({ page }) => {
    test.slow()
    const asked = await serveWords(page, 'prove', 'abbey')
    const check = async () =>
      expect(await barriersAtBothWidths(page, ['main', 'dialog'])).toEqual([])
    await open(page)
    await expect.poll(asked).toBe(1)
    await check()
    await guess(page, 'guess', 'write', 'pro')
    await expect(page.getByText(notices.length)).toBeVisible()
    await check()
    await button(page, panels.options).click()
    await check()
    await page.getByLabel(options.palette).check()
    await page.keyboard.press('Escape')
    await check()
    await page.getByLabel(words.board.guess).fill('prove')
    await page.keyboard.press('Enter')
    await expect(page.getByText(notices.won)).toBeVisible()
    await check()
    await button(page, panels.statistics).click()
    await check()
    await page.keyboard.press('Escape')
    await button(page, words.end.again).click()
    await expect.poll(() => row(page, 1)).toBe('eeeee')
    await guess(page, ...Array<string>(6).fill('moist'))
    await expect(page.getByText(fill(notices.lost, { word: 'abbey' }))).toBeVisible()
    await check()
    await button(page, words.end.again).click()
    await expect(page.getByText(notices.loadFailure)).toBeVisible()
    await check()
  })
})

for (const width of [390, 1024, 1440])
  test(`at 200% text size, nothing is cut off at ${width} px`, async ({ page }) => {
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

test('the word game’s dialogs return the focus to the button that opened them', async ({
  page,
}) => {
  await page.goto('/games/wordwize')
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0)
  const { statistics, options } = words.panels
  for (const name of [statistics, options]) {
    const opener = page.getByRole('button', { name })
    await opener.press('Enter')
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectWhole(page, page.getByRole('dialog'))
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
    await expect(opener).toBeFocused()
  }
})
