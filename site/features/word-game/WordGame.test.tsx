// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstVisit, setHard, startFree } from './play.ts'
import { encode } from './saved.ts'
import { WordGame } from './WordGame.tsx'

const key = 'test:word-game'
const dictionary = ['kebab', 'moist', 'abbey', 'croon', 'crimp', 'beast'].join('\n')

beforeEach(() => {
  // With reduced motion, results appear at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  // jsdom lacks the methods of dialogs.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true
    },
    close(this: HTMLDialogElement) {
      this.open = false
      this.dispatchEvent(new Event('close'))
    },
  })
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Renders the game with a word service that gives these answers in turn; null is a failure. */
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
  within(screen.getByRole('group', { name: `Row ${row}` }))
    .getAllByRole('img')
    .map((tile) => [tile.getAttribute('aria-label'), tile.dataset.state])

test('a guess typed anywhere on the page is judged, labeled and announced', async () => {
  const { user, fetch } = play(['abbey'])
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('Kebab{Enter}')
  expect(tilesOfRow(1)).toEqual([
    ['K absent', 'absent'],
    ['E present', 'present'],
    ['B correct', 'correct'],
    ['A present', 'present'],
    ['B present', 'present'],
  ])
  expect(screen.getByText('K absent, E present, B correct, A present, B present')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'B correct' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'A present' })).toBeTruthy()
  expect(fetch.mock.calls.map(([url]) => String(url)).sort()).toEqual([
    '/words/guesses.txt',
    'http://localhost:3000/api/word?number=1&length=5',
  ])
})

test('letters typed while the word is on its way are kept', async () => {
  const { user } = play()
  const answered = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => answered.promise)
  await user.click(screen.getByRole('button', { name: 'New word' }))
  await user.keyboard('keb')
  answered.resolve(Response.json(['abbey']))
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('ab')
  expect(tilesOfRow(1).map(([label]) => label)[0]).toBe('K typed')
  await user.keyboard('{Enter}')
  expect(screen.getByText('K absent, E present, B correct, A present, B present')).toBeTruthy()
})

test('the field takes five letters and nothing else', async () => {
  const { user } = play(['abbey'])
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Your guess' })
  expect(field.maxLength).toBe(5)
  await user.type(field, 'a1b-b eyyy')
  expect(field.value).toBe('ABBEY')
  await user.type(field, '{Enter}')
  expect(await screen.findByText('Congratulations! You won!')).toBeTruthy()
})

test('a short guess is refused and stays', async () => {
  const { user } = play(['abbey'])
  await user.keyboard('abb{Enter}')
  expect(await screen.findByText('Please enter a 5-letter word')).toBeTruthy()
  expect(tilesOfRow(1).map(([label]) => label)).toEqual([
    'A typed',
    'B typed',
    'B typed',
    'empty',
    'empty',
  ])
})

test.each([[null], [[]], [['cranes']], [{ word: 'crane' }]])(
  'the service’s answer %j is a load failure, and Play Again tries again',
  async (answer) => {
    const { user } = play(answer, ['abbey'])
    expect(await screen.findByText('Failed to load word. Please try again.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Play Again' }))
    await vi.waitFor(() => expect(screen.queryByText(/Failed to load/)).toBeNull())
    await user.keyboard('abbey{Enter}')
    expect(await screen.findByText('Congratulations! You won!')).toBeTruthy()
  },
)

test('a game that was lost stays on the board when the next word cannot be loaded', async () => {
  const { user } = play(['abbey'], null)
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('moist{Enter}'.repeat(6))
  expect(await screen.findByText('Game Over! The word was: abbey')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Play Again' }))
  expect(await screen.findByText('Failed to load word. Please try again.')).toBeTruthy()
  expect(tilesOfRow(6)[0]).toEqual(['M absent', 'absent'])
})

test('hard mode says what a guess leaves out', async () => {
  localStorage.setItem(key, encode(startFree(setHard(firstVisit, true), 'crane')))
  const { user, fetch } = play()
  await user.keyboard('croon{Enter}moist{Enter}')
  expect(await screen.findByText('Letter 1 must be C')).toBeTruthy()
  await user.keyboard('{Backspace>5/}crimp{Enter}')
  expect(await screen.findByText('The guess must use N')).toBeTruthy()
  expect(fetch.mock.calls).toEqual([['/words/guesses.txt']])
})

test('a result that the clipboard refuses can be copied by hand', async () => {
  const { user } = play(['abbey'])
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'))
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('abbey{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Share' }))
  const text = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Result to copy' })
  expect(text.value).toMatch(/^WordWIZE 1\/6\n\n🟩{5}\n\nhttps:/u)
})

test('keys from before the script, and an Enter from before the word, are played in their order', async () => {
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
  expect(await screen.findByText('Still loading. One moment.')).toBeTruthy()
  expect(stop).toHaveBeenCalled()
  expect(tilesOfRow(1).map(([label]) => label)).toContain('K typed')
  word.resolve(Response.json(['abbey']))
  await vi.waitFor(() => expect(tilesOfRow(1)[0]).toEqual(['K absent', 'absent']))
  await vi.waitFor(() =>
    expect(tilesOfRow(2).map(([label]) => label)).toEqual([
      'M typed',
      'O typed',
      'I typed',
      'empty',
      'empty',
    ]),
  )
})

test('only real words count, until that is switched off', async () => {
  const { user } = play(['abbey'])
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('qqqqq{Enter}')
  expect(await screen.findByText('Not in the word list')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Options' }))
  await user.click(screen.getByRole('checkbox', { name: 'Real words only', hidden: true }))
  await user.click(screen.getByRole('button', { name: 'Close', hidden: true }))
  await user.keyboard('{Enter}')
  await vi.waitFor(() => expect(tilesOfRow(1)[0]).toEqual(['Q absent', 'absent']))
})

test('a game that is left after a guess counts as lost, after a question', async () => {
  const { user } = play(['abbey'], ['moist'], ['croon'])
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.click(screen.getByRole('button', { name: 'New word' }))
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('moist'))
  await user.keyboard('kebab{Enter}')
  await user.click(await screen.findByRole('button', { name: 'New word' }))
  await user.click(screen.getByRole('button', { name: 'Keep playing', hidden: true }))
  expect(tilesOfRow(1)[0]).toEqual(['K absent', 'absent'])
  await user.click(screen.getByRole('button', { name: 'New word' }))
  await user.click(screen.getByRole('button', { name: 'Give up', hidden: true }))
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('croon'))
  expect(JSON.parse(localStorage.getItem(key) ?? '').statistics.free.lost).toBe(1)
})

test('the panel of clues can be hidden, and stays so', async () => {
  const { user } = play(['abbey'])
  await user.click(screen.getByRole('button', { name: 'Hide clues' }))
  expect(screen.queryByText('Ruled out')).toBeNull()
  expect(JSON.parse(localStorage.getItem(key) ?? '').settings.clues).toBe(false)
  await user.click(screen.getByRole('button', { name: 'Show clues' }))
  expect(screen.getByText('Ruled out')).toBeTruthy()
})

test('a finished game can be reviewed, guess by guess', async () => {
  const { user } = play(['abbey'])
  await vi.waitFor(() => expect(localStorage.getItem(key)).toContain('abbey'))
  await user.keyboard('kebab{Enter}abbey{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Review your guesses' }))
  const rows = screen.getAllByRole('row', { hidden: true }).map((row) => row.textContent)
  expect(rows[1]).toMatch(/^KEBAB\d+ of [\d,]+RAISE: 55 left on average; yours left \d+$/)
  expect(rows[2]).toMatch(/^ABBEY1 of \d+/)
})
