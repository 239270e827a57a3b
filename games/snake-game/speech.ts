import { fill, formatList } from '@wize/kit/i18n/format.ts'
import words from '#messages/snake-game.json' with { type: 'json' }
import { type Cell, columnOf, columns, rowOf, rows } from './board.ts'
import type { Game } from './rules.ts'

/** The shorter distance along a ring of cells; negative means backward. */
function shorterWay(from: number, to: number, around: number): number {
  const way = (to - from + around) % around
  return way > around / 2 ? way - around : way
}

/** Where one cell is relative to another: “3 right, 2 up”. */
export function bearing(from: Cell, to: Cell): string {
  const x = shorterWay(columnOf(from), columnOf(to), columns)
  const y = shorterWay(rowOf(from), rowOf(to), rows)
  const { spoken } = words
  const parts = [
    x !== 0 && fill(x > 0 ? spoken.right : spoken.left, { count: Math.abs(x) }),
    y !== 0 && fill(y > 0 ? spoken.down : spoken.up, { count: Math.abs(y) }),
  ]
  return formatList(
    parts.filter((part) => part !== false),
    'unit',
  )
}

/** The announcement after eating. The player also hears where the next food is. */
export function scoreText({ score, body, food }: Game, aiMode: boolean): string {
  if (aiMode || food === null) return fill(words.spoken.score, { score })
  return fill(words.spoken.scoreAndFood, { score, bearing: bearing(body[0] as Cell, food) })
}

export function endText({ phase, score }: Game): string {
  return fill(phase === 'won' ? words.spoken.won : words.spoken.over, { score })
}
