import { expect, test } from 'vitest'
import { bestOpening } from './alphabet.ts'
import { commonWords } from './daily.ts'
import { type Game, rows } from './game.ts'
import { averageLeft, bestGuess, review } from './review.ts'

const played = (answer: string, ...guesses: string[]) =>
  rows({ answer, guesses, hard: false } satisfies Game)

test('the average counts every possible answer, and none when the guess was it', () => {
  // bills, hills and mills look the same to “crane”; each guess of one of them leaves two or none.
  expect(averageLeft('crane', ['bills', 'hills', 'mills'])).toBe(3)
  expect(averageLeft('bills', ['bills', 'hills', 'mills'])).toBeCloseTo(4 / 3)
  expect(averageLeft('crane', [])).toBe(0)
})

test('the best guess tells the possible answers apart, even if it is none of them', () => {
  const possible = ['batch', 'catch', 'hatch', 'latch', 'match', 'patch', 'watch']
  const best = bestGuess(possible)
  expect(best?.average).toBeLessThan(2)
  expect(averageLeft('batch', possible)).toBeGreaterThan(5)
  expect(bestGuess([])).toBeUndefined()
})

test('the opening that is written down is the best one', () => {
  const best = bestGuess(commonWords, Number.POSITIVE_INFINITY)
  expect(best?.word).toBe(bestOpening.word)
  expect(best?.average).toBeCloseTo(bestOpening.average, 3)
})

test('a review says what each guess left, and what would have been better', () => {
  const [first, second, third] = review(played('match', 'qqqqq', 'patch', 'match'))
  expect(first).toMatchObject({ before: commonWords.length, better: bestOpening })
  expect(second?.before).toBe(first?.after)
  expect(second?.better?.average).toBeLessThan(second?.average ?? 0)
  expect(third).toMatchObject({ guess: 'match', after: 1 })
  expect(third?.before).toBe(second?.after)
})
