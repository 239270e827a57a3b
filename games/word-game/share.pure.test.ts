import { expect, test } from 'vitest'
import { shareText, squares } from './share.ts'

const url = 'https://wize.example/games/wordwize'

test('a daily game that was won', () => {
  const game = { answer: 'maxim', guesses: ['mamma', 'maxim'], hard: true }
  expect(
    shareText({ name: 'WordWIZE', game, day: 690, squares: squares('dark', false), url }),
  ).toBe(`WordWIZE 690 2/6*\n\n🟩🟩🟨⬛⬛\n🟩🟩🟩🟩🟩\n\n${url}`)
})

test('a free game that was lost, on a light ground, in the other palette', () => {
  const game = { answer: 'maxim', guesses: Array<string>(6).fill('mamma'), hard: false }
  const lines = Array<string>(6).fill('🟦🟦🟧⬜⬜').join('\n')
  expect(shareText({ name: 'WordWIZE', game, squares: squares('light', true), url })).toBe(
    `WordWIZE X/6\n\n${lines}\n\n${url}`,
  )
})
