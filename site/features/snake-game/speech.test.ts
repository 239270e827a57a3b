import { expect, test } from 'vitest'
import { cellAt } from './board.ts'
import { bearing } from './speech.ts'

test.each([
  [[3, 3], [6, 1], '3 to the right, 2 up'],
  [[3, 3], [3, 8], '5 down'],
  [[29, 10], [1, 10], '2 to the right'],
  [[1, 0], [28, 19], '3 to the left, 1 up'],
] as const)('from %j to %j is %s: the shorter way round', ([x, y], [toX, toY], said) => {
  expect(bearing(cellAt(x, y), cellAt(toX, toY))).toBe(said)
})
