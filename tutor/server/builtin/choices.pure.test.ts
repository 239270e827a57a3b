import { expect, test } from 'vitest'
import { recording, replaying, simplerChoices } from './choices.ts'
import { seededIntegers } from './generated-inputs.ts'

const ranges = [
  [0, 5],
  [-3, 9],
  [-9, 2],
  [4, 8],
  [-8, -2],
  [7, 7],
] as const

test('recorded choices give the same integers again', () => {
  for (let seed = 1; seed <= 50; seed++) {
    const choices: number[] = []
    const int = recording(seededIntegers(seed), choices)
    const made = ranges.map(([low, high]) => int(low, high))
    const again = replaying(choices)
    expect(ranges.map(([low, high]) => again(low, high))).toEqual(made)
  }
})

test('each choice is another integer of the range, the one closest to 0 first', () => {
  for (const [low, high] of ranges) {
    const all = Array.from({ length: high - low + 1 }, (_, place) => replaying([place])(low, high))
    expect(new Set(all).size).toBe(all.length)
    expect(all.map(Math.abs)).toEqual(all.map(Math.abs).sort((a, b) => a - b))
  }
})

test('simpler choices are shorter or lower', () => {
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0)
  const given = [3, 1, 4, 1, 5]
  for (const simpler of simplerChoices(given)) {
    expect(sum(simpler) + simpler.length).toBeLessThan(sum(given) + given.length)
  }
})
