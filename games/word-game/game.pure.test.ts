import { describe, expect, test } from 'vitest'
import { type Game, outcome, refuse } from './game.ts'

const game = (answer: string, guesses: string[], hard = false): Game => ({ answer, guesses, hard })

test('a game goes on until the answer is guessed or six guesses are used', () => {
  expect(outcome(game('crane', []))).toBe('playing')
  expect(outcome(game('crane', Array(5).fill('moist')))).toBe('playing')
  expect(outcome(game('crane', [...Array(5).fill('moist'), 'crane']))).toBe('won')
  expect(outcome(game('crane', Array(6).fill('moist')))).toBe('lost')
})

test.each(['', 'cran', 'cranes', 'cr1ne', 'CRANE'])('%j is refused for its length', (guess) => {
  expect(refuse(game('crane', []), guess)).toEqual({ reason: 'length' })
})

test('any five letters count, unless real words only are asked for', () => {
  expect(refuse(game('crane', []), 'qqqqq')).toBeUndefined()
  const dictionary = new Set(['moist'])
  expect(refuse(game('crane', []), 'qqqqq', dictionary)).toEqual({ reason: 'unknown word' })
  expect(refuse(game('crane', []), 'moist', dictionary)).toBeUndefined()
  expect(refuse(game('crane', []), 'crane', dictionary)).toBeUndefined()
})

describe('hard mode', () => {
  test('keeps a correct letter in its place', () => {
    const played = game('crane', ['croon'], true)
    expect(refuse(played, 'moist')).toEqual({ reason: 'place', letter: 'c', place: 1 })
    expect(refuse(played, 'clink')).toEqual({ reason: 'place', letter: 'r', place: 2 })
    expect(refuse(played, 'crimp')).toEqual({ reason: 'letter', letter: 'n' })
    expect(refuse(played, 'crank')).toBeUndefined()
  })

  test('asks for a letter as often as it was found', () => {
    const played = game('sheep', ['eerie'], true)
    expect(refuse(played, 'beast')).toEqual({ reason: 'letter', letter: 'e' })
    expect(refuse(played, 'beset')).toBeUndefined()
  })

  test('remembers every row, not only the last', () => {
    expect(refuse(game('crane', ['nymph', 'crisp'], true), 'crabs')).toEqual({
      reason: 'letter',
      letter: 'n',
    })
  })

  test('does not forbid letters that are absent', () => {
    expect(refuse(game('crane', ['moist'], true), 'moist')).toBeUndefined()
  })

  test('never refuses the answer', () => {
    for (const answer of ['maxim', 'dread', 'abbey', 'geese', 'those']) {
      for (const guess of ['mamma', 'added', 'kebab', 'eerie', 'babes']) {
        expect(refuse(game(answer, [guess], true), answer)).toBeUndefined()
      }
    }
  })
})
