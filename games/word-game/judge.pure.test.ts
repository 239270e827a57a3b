import { expect, test } from 'vitest'
import { isWord, judge, patternOf } from './judge.ts'

const marks = { correct: 'G', present: 'Y', absent: '-' }
const judged = (answer: string, guess: string) =>
  judge(answer.toLowerCase(), guess.toLowerCase())
    .map((state) => marks[state])
    .join('')

test.each([
  ['MAXIM', 'MAMMA', 'GGY--'],
  ['DREAD', 'ADDED', 'YY-YG'],
  ['THOSE', 'GEESE', '---GG'],
  ['ABBEY', 'BABES', 'YYGG-'],
  ['ABBEY', 'KEBAB', '-YGYY'],
  ['CRANE', 'CRANE', 'GGGGG'],
  ['CRANE', 'MOIST', '-----'],
  ['SHEEP', 'EERIE', 'YY---'],
  ['EERIE', 'SHEEP', '--YY-'],
])('%s, guessed as %s: %s', (answer, guess, expected) => {
  expect(judged(answer, guess)).toBe(expected)
})

test('no letter is called correct or present more often than the answer has it', () => {
  const words = ['mamma', 'maxim', 'added', 'dread', 'geese', 'those', 'kebab', 'abbey', 'babes']
  for (const answer of words) {
    for (const guess of words) {
      const states = judge(answer, guess)
      for (const letter of new Set(guess)) {
        const explained = [...guess].filter((l, i) => l === letter && states[i] !== 'absent').length
        const inAnswer = answer.split(letter).length - 1
        const inGuess = guess.split(letter).length - 1
        expect(explained).toBe(Math.min(inAnswer, inGuess))
      }
    }
  }
})

test.each([
  ['crane', true],
  ['CRANE', false],
  ['cran', false],
  ['cranes', false],
  ['cr ne', false],
  ['crané', false],
  ['crane\n', false],
  [['crane'], false],
  [undefined, false],
])('%j is a word: %s', (text, expected) => {
  expect(isWord(text)).toBe(expected)
})

test('a pattern is the judgment of a guess as a number in base 3', () => {
  const digit = { absent: 0, present: 1, correct: 2 }
  const words = ['mamma', 'maxim', 'added', 'dread', 'geese', 'those', 'kebab', 'abbey', 'babes']
  for (const answer of words) {
    for (const guess of words) {
      const digits = judge(answer, guess).map((state) => digit[state])
      expect(patternOf(answer, guess)).toBe(Number.parseInt(digits.join(''), 3))
    }
  }
})
