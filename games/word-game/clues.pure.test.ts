import { expect, test } from 'vitest'
import { clues, letterStates, wordsLeft } from './clues.ts'
import { commonWords } from './daily.ts'
import { rows } from './game.ts'
import { judge } from './judge.ts'

const played = (answer: string, ...guesses: string[]) => rows({ answer, guesses, hard: false })

test('a key never gets worse than it was', () => {
  const all = played('abbey', 'babes', 'kebab', 'bezzz')
  let before = letterStates([])
  const rank = { absent: 0, present: 1, correct: 2 }
  for (let used = 1; used <= all.length; used++) {
    const now = letterStates(all.slice(0, used))
    for (const [letter, state] of before) {
      expect(rank[now.get(letter) ?? 'absent']).toBeGreaterThanOrEqual(rank[state])
    }
    before = now
  }
  expect(before.get('b')).toBe('correct')
  expect(before.get('e')).toBe('correct')
  expect(before.get('a')).toBe('present')
  expect(before.get('k')).toBe('absent')
  expect(before.get('q')).toBeUndefined()
})

test('a letter that is present once and left over once is not ruled out', () => {
  expect(letterStates(played('maxim', 'mamma')).get('m')).toBe('correct')
  expect(letterStates(played('those', 'geese')).get('e')).toBe('correct')
  expect(letterStates(played('sheep', 'eerie')).get('e')).toBe('present')
})

test('what the rows tell', () => {
  const known = clues(played('prove', 'guess', 'write', 'probe'))
  expect(known.pattern).toEqual(['p', 'r', 'o', undefined, 'e'])
  expect(known.misplaced).toEqual([])
  expect(known.ruledOut.join('')).toBe('guswitb')
  expect(clues(played('crane', 'nymph')).misplaced).toEqual(['n'])
})

test('before the first guess nothing is known', () => {
  const known = clues([])
  expect(known.pattern).toEqual(Array(5).fill(undefined))
  expect([...known.misplaced, ...known.ruledOut]).toEqual([])
})

test('the common words left after a row are those that would have been judged the same', () => {
  const all = played('prove', 'guess', 'write', 'probe')
  const left = wordsLeft(all)
  expect(left).toHaveLength(3)
  for (const [index, after] of left.entries()) {
    const rowsSoFar = all.slice(0, index + 1)
    const expected = commonWords.filter((word) =>
      rowsSoFar.every(({ guess, states }) => `${judge(word, guess)}` === `${states}`),
    )
    expect(after).toEqual(expected)
  }
  expect(left[2]?.toSorted()).toEqual(['prone', 'prove'])
  expect(wordsLeft([])).toEqual([])
})
