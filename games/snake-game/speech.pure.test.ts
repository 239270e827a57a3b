import { fill, formatList } from '@wize/kit/i18n/format.ts'
import { expect, test } from 'vitest'
import words from '#messages/snake-game.json' with { type: 'json' }
import { cellAt } from './board.ts'
import { bearing } from './speech.ts'

test.each([
  [[3, 3], [6, 1], { right: 3, up: 2 }],
  [[3, 3], [3, 8], { down: 5 }],
  [[29, 10], [1, 10], { right: 2 }],
  [[1, 0], [28, 19], { left: 3, up: 1 }],
] as const)('from %j to %j, the shortest way is %j', ([x, y], [toX, toY], way) => {
  const parts = Object.entries(way).map(([direction, count]) =>
    fill(words.spoken[direction as keyof typeof way], { count }),
  )
  expect(bearing(cellAt(x, y), cellAt(toX, toY))).toBe(formatList(parts, 'unit'))
})
