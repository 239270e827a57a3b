// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { firstVisit, setHard, startFree } from './play.ts'
import { encode } from './saved.ts'
import { WordGame } from './WordGame.tsx'

const key = 'test:word-game'

beforeEach(() => {
  // Reduced motion: results show at once.
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
})
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

/** Renders the game with a word service that gives these answers in turn; null is a failure. */
function play(...answers: unknown[]) {
  const fetch = vi.fn(async () => {
    const answer = answers.shift() ?? null
    return answer === null ? Response.error() : Response.json(answer)
  })
  vi.stubGlobal('fetch', fetch)
  render(<WordGame wordUrl="/api/word" storageKey={key} shareUrl="https://wize.example/game" />)
  return { fetch, user: userEvent.setup() }
}
const tilesOfRow = (row: number) =>
  within(screen.getByRole('group', { name: `Row ${row}` }))
    .getAllByRole('img')
    .map((tile) => [tile.getAttribute('aria-label'), tile.dataset.state])

test('a guess typed anywhere on the page is judged, labelled and announced', async () => {
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
  expect(fetch).toHaveBeenCalledTimes(1)
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
  expect(fetch).not.toHaveBeenCalled()
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
