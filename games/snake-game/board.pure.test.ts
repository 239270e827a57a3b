import { expect, test } from 'vitest'
import { cellAt, cellCount, directionBetween, directions, neighbor, opposite } from './board.ts'

test('the board is a torus: going off one side comes back on the other', () => {
  expect(neighbor(cellAt(0, 7), 'left')).toBe(cellAt(29, 7))
  expect(neighbor(cellAt(29, 7), 'right')).toBe(cellAt(0, 7))
  expect(neighbor(cellAt(4, 0), 'up')).toBe(cellAt(4, 19))
  expect(neighbor(cellAt(4, 19), 'down')).toBe(cellAt(4, 0))
})

test('a step there and back again ends where it began, from every cell', () => {
  for (let cell = 0; cell < cellCount; cell++) {
    for (const direction of directions) {
      const to = neighbor(cell, direction)
      expect(neighbor(to, opposite(direction))).toBe(cell)
      expect(directionBetween(cell, to)).toBe(direction)
    }
  }
})

test('cells that do not touch have no direction between them', () => {
  expect(() => directionBetween(cellAt(3, 3), cellAt(4, 4))).toThrow(RangeError)
})
