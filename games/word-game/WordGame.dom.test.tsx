import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { fill, formatList } from '@wize/kit/i18n/format.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import words from '#messages/word-game.json' with { type: 'json' }
import { dayNumber } from '#ui/day-number.ts'
import { Countdown } from './Countdown.tsx'
import { commonWords, dailyWord } from './daily.ts'
import { judge } from './judge.ts'
import { firstVisit, setHard, startFree } from './play.ts'
import { review } from './review.ts'
import { encode } from './saved.ts'
import { WordGame } from './WordGame.tsx'

const key = 'test:word-game'
const { letter, notices, panels } = words
const button = (name: string) => screen.getByRole('button', { name })
const findButton = (name: string) => screen.findByRole('button', { name })
/** A button in a dialog, which jsdom considers hidden. */
const hiddenButton = (name: string) => screen.getByRole('button', { name, hidden: true })
const absent = (name: string) => fill(letter.absent, { letter: name })
const present = (name: string) => fill(letter.present, { letter: name })
const correct = (name: string) => fill(letter.correct, { letter: name })
const typed = (name: string) => fill(letter.typed, { letter: name })
const judged = formatList(
  [absent('K'), present('E'), correct('B'), present('A'), present('B')],
  'unit',
)
const dictionary = ['kebab', 'moist', 'abbey', 'croon', 'crimp', 'beast'].join('\n')

beforeEach(() => {
  // With reduced motion, results appear at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Renders the game. The word service gives these answers in turn; null is a failure. */
function play(...answers: unknown[]) {
  const fetch = vi.fn(async (url: unknown) => {
    if (url === '/words/guesses.txt') return new Response(dictionary)
    const answer = answers.shift() ?? null
    return answer === null ? Response.error() : Response.json(answer)
  })
  vi.stubGlobal('fetch', fetch)
  render(
    <WordGame
      wordUrl="/api/word"
      storageKey={key}
      shareUrl="https://wize.example/game"
      otherGame="/games/other"
    />,
  )
  return { fetch, user: userEvent.setup() }
}
const tilesOfRow = (row: number) =>
  within(screen.getByRole('group', { name: fill(words.board.row, { row }) }))
    .getAllByRole('img')
    .map((tile) => [tile.getAttribute('aria-label'), tile.dataset.state])

test('a guess typed anywhere on the page is judged, labeled, and announced', async () => {
  const { user, fetch } = play(['abbey'])
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('Kebab{Enter}')
  expect(tilesOfRow(1)).toEqual([
    [absent('K'), 'absent'],
    [present('E'), 'present'],
    [correct('B'), 'correct'],
    [present('A'), 'present'],
    [present('B'), 'present'],
  ])
  expect(screen.getByText(judged)).toBeTruthy()
  expect(button(correct('B'))).toBeTruthy()
  expect(button(present('A'))).toBeTruthy()
  expect(fetch.mock.calls.map(([url]) => String(url)).sort()).toEqual([
    '/words/guesses.txt',
    'http://localhost:3000/api/word?number=1&length=5',
  ])
})

test('letters typed while the word is loading are kept', async () => {
  const { user } = play()
  const answered = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answered.promise)
  await user.click(button(words.actions.newWord))
  const board = screen.getByRole('form', { name: words.board.label })
  expect(board.getAttribute('aria-busy')).toBe('true')
  await user.keyboard('keb')
  answered.resolve(Response.json(['abbey']))
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  expect(board.getAttribute('aria-busy')).toBe('false')
  await user.keyboard('ab')
  expect(tilesOfRow(1).map(([label]) => label)[0]).toBe(typed('K'))
  await user.keyboard('{Enter}')
  expect(screen.getByText(judged)).toBeTruthy()
})

test('the field accepts only five letters', async () => {
  const { user } = play(['abbey'])
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: words.board.guess })
  expect(field.maxLength).toBe(5)
  await user.type(field, 'a1b-b eyyy')
  expect(field.value).toBe('ABBEY')
  await user.type(field, '{Enter}')
  expect(await screen.findByText(notices.won)).toBeTruthy()
})

test('a short guess is refused and stays', async () => {
  const { user } = play(['abbey'])
  await user.keyboard('abb{Enter}')
  expect(await screen.findByText(notices.length)).toBeTruthy()
  expect(tilesOfRow(1).map(([label]) => label)).toEqual([
    typed('A'),
    typed('B'),
    typed('B'),
    letter.empty,
    letter.empty,
  ])
})

test.each([[null], [[]], [['cranes']], [{ word: 'crane' }]])(
  'the service’s answer %j is a load failure, and Play Again tries again',
  async (answer) => {
    const { user } = play(answer, ['abbey'])
    expect(await screen.findByText(notices.loadFailure)).toBeTruthy()
    await user.click(button(words.end.again))
    await vi.waitFor(() => expect(screen.queryByText(notices.loadFailure)).toBeNull())
    await user.keyboard('abbey{Enter}')
    expect(await screen.findByText(notices.won)).toBeTruthy()
  },
)

test('a lost game stays on the board if the next word can’t be loaded', async () => {
  const { user } = play(['abbey'], null)
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('moist{Enter}'.repeat(6))
  expect(await screen.findByText(fill(notices.lost, { word: 'abbey' }))).toBeTruthy()
  await user.click(button(words.end.again))
  expect(await screen.findByText(notices.loadFailure)).toBeTruthy()
  expect(tilesOfRow(6)[0]).toEqual([absent('M'), 'absent'])
})

test('hard mode says what a guess is missing', async () => {
  localStorage.setItem(key, encode(startFree(setHard(firstVisit, true), 'crane')))
  const { user, fetch } = play()
  await user.keyboard('croon{Enter}moist{Enter}')
  expect(await screen.findByText(fill(notices.place, { place: 1, letter: 'C' }))).toBeTruthy()
  await user.keyboard('{Backspace>5/}crimp{Enter}')
  expect(await screen.findByText(fill(notices.letter, { letter: 'N' }))).toBeTruthy()
  expect(fetch.mock.calls).toEqual([['/words/guesses.txt']])
})

test('without a word service, the words of the script are played', async () => {
  const fetch = vi.fn(async (_url: unknown) => new Response(dictionary))
  vi.stubGlobal('fetch', fetch)
  const [shareUrl, otherGame] = ['https://wize.example/game', '/games/other']
  render(<WordGame wordUrl={undefined} storageKey={key} {...{ shareUrl, otherGame }} />)
  await vi.waitFor(() => expect(localStorage.getItem(key)).toMatch(/"[a-z]{5}"/))
  expect(fetch.mock.calls).toEqual([['/words/guesses.txt']])
})

test('“Copied” stays for two seconds, and a result can be copied by hand if the clipboard refuses it', async () => {
  const { user } = play(['abbey'])
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('abbey{Enter}')
  const share = await findButton(words.share.button)
  vi.useFakeTimers()
  write.mockResolvedValue()
  for (const wait of [1500, 1999]) {
    fireEvent.click(share)
    await act(() => vi.advanceTimersByTimeAsync(wait))
    expect(share.textContent).toBe(words.share.copied)
  }
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(share.textContent).toBe(words.share.button)
  fireEvent.click(share)
  write.mockRejectedValue(new Error('refused'))
  fireEvent.click(share)
  await act(() => vi.advanceTimersByTimeAsync(3000))
  vi.useRealTimers()
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', {
    name: words.share.byHand,
  })
  expect(text.value).toMatch(/^WordWIZE 1\/6\n\n🟩{5}\n\nhttps:/u)
})

test('keys typed before the script and the word have loaded are played in order', async () => {
  const word = Promise.withResolvers<Response>()
  const stop = vi.fn()
  globalThis.earlyKeys = { keys: [...'kebab', 'Enter', ...'moi'], stop }
  vi.stubGlobal('fetch', async (url: unknown) =>
    url === '/words/guesses.txt' ? new Response(dictionary) : await word.promise,
  )
  render(
    <WordGame
      wordUrl="/api/word"
      storageKey={key}
      shareUrl="https://wize.example/game"
      otherGame="/games/other"
    />,
  )
  expect(await screen.findByText(notices.loading)).toBeTruthy()
  expect(stop).toHaveBeenCalled()
  expect(tilesOfRow(1).map(([label]) => label)).toContain(typed('K'))
  word.resolve(Response.json(['abbey']))
  await vi.waitFor(() => expect(tilesOfRow(1)[0]).toEqual([absent('K'), 'absent']))
  await vi.waitFor(() =>
    expect(tilesOfRow(2).map(([label]) => label)).toEqual([
      typed('M'),
      typed('O'),
      typed('I'),
      letter.empty,
      letter.empty,
    ]),
  )
})

test('only real words count, unless that’s turned off', async () => {
  const { user } = play(['abbey'])
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('qqqqq{Enter}')
  expect(await screen.findByText(notices.unknownWord)).toBeTruthy()
  await user.click(button(panels.options))
  await user.click(screen.getByRole('checkbox', { name: words.options.realWords, hidden: true }))
  await user.click(hiddenButton(panels.close))
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(tilesOfRow(1)[0]).toEqual([absent('Q'), 'absent']))
})

test('leaving a game after a guess counts as a loss, after a confirmation', async () => {
  const { user } = play(['abbey'], ['moist'], ['croon'])
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.click(button(words.actions.newWord))
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('moist'))
  await user.keyboard('kebab{Enter}')
  await user.click(await findButton(words.actions.newWord))
  await user.click(hiddenButton(words.giveUp.cancel))
  expect(tilesOfRow(1)[0]).toEqual([absent('K'), 'absent'])
  await user.click(button(words.actions.newWord))
  await user.click(hiddenButton(words.giveUp.confirm))
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('croon'))
  expect(JSON.parse(localStorage.getItem(key) ?? '').statistics.free.lost).toBe(1)
})

test('the clues can be hidden, and stay hidden', async () => {
  const { user } = play(['abbey'])
  await user.click(button(words.clues.hide))
  expect(screen.queryByText(words.clues.ruledOut)).toBeNull()
  expect(JSON.parse(localStorage.getItem(key) ?? '').settings.clues).toBe(false)
  await user.click(button(words.clues.show))
  expect(screen.getByText(words.clues.ruledOut)).toBeTruthy()
})

test('a finished game can be reviewed guess by guess', async () => {
  const { user } = play(['abbey'])
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('kebab{Enter}abbey{Enter}')
  await user.click(await findButton(words.end.review))
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)
  const [kebab] = review([{ guess: 'kebab', states: judge('abbey', 'kebab') }])
  const { after = 0, average = 0 } = kebab ?? {}
  const left = (after: number, count: number) =>
    fill(words.review.of.replaceAll(/<.?before>/g, ''), { after, count })
  const better = { word: 'RAISE', left: 55, yours: Math.round(average) }
  expect(rows[1]).toBe(
    `KEBAB${left(after, commonWords.length)}${fill(words.review.better, better)}`,
  )
  expect(rows[2]).toContain(`ABBEY${left(1, after)}`)
})

test('after a game, Enter starts the next one, and a key held down doesn’t', async () => {
  const { user } = play(['abbey'], ['kebab'])
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('abbey{Enter}')
  await screen.findByText(notices.won)
  for (let held = 0; held < 3; held++) {
    fireEvent.keyDown(document.body, { key: 'Enter', repeat: true })
  }
  expect(localStorage.getItem(key)).not.toContain('kebab')
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('kebab'))
  await user.keyboard('moist{Enter}')
  expect(tilesOfRow(1)[0]).toEqual([absent('M'), 'absent'])
})

test('without a network, free play goes on with the common words', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const settings = { ...firstVisit.settings, realWords: false }
  localStorage.setItem(key, encode({ ...firstVisit, settings }))
  const { user } = play()
  const answer = () => JSON.parse(localStorage.getItem(key) ?? '{}').free?.answer
  const played: string[] = []
  for (let games = 0; games < 4; games++) {
    await vi.waitFor(() => expect(commonWords).toContain(answer()))
    await vi.waitFor(() => expect(answer()).not.toBe(played.at(-1)))
    played.push(answer())
    await user.keyboard(`${answer()}{Enter}`)
    await screen.findByText(notices.won)
    await user.keyboard('{Enter}')
  }
  expect(screen.queryByText(notices.loadFailure)).toBeNull()
})

test('the word of an earlier day can be played, and says so the next time', async () => {
  const settings = { ...firstVisit.settings, realWords: false }
  localStorage.setItem(key, encode({ ...firstVisit, settings }))
  const { user } = play(['abbey'])
  const kept = () => JSON.parse(localStorage.getItem(key) ?? '{}')
  const yesterday = dayNumber(new Date()) - 1
  const first = async () => {
    await user.click(await findButton(words.archive.open))
    const dialog = within(await screen.findByRole('dialog', { hidden: true }))
    return dialog.getAllByRole('listitem', { hidden: true })[0] as HTMLElement
  }
  await user.click(within(await first()).getByRole('button', { hidden: true }))
  await vi.waitFor(() => expect(kept()).toMatchObject({ mode: 'past', past: { day: yesterday } }))
  await user.keyboard(`${dailyWord(yesterday)}{Enter}`)
  await screen.findByText(notices.won)
  expect((await first()).textContent).toContain(fill(words.archive.won, { used: 1 }))
})

test('the time until the next daily word runs down each second', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 29, 23, 59, 50) })
  try {
    render(<Countdown />)
    const shows = (time: string) =>
      expect(screen.getByRole('timer').textContent).toContain(fill(words.end.countdown, { time }))
    shows('0:00:10')
    act(() => vi.advanceTimersByTime(3000))
    shows('0:00:07')
  } finally {
    vi.useRealTimers()
  }
})
