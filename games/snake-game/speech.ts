import { fill, formatList } from '@wize/kit/i18n/format.ts'
import words from '#messages/snake-game.json' with { type: 'json' }
import { type Cell, columnOf, rowOf } from './board.ts'
import type { Game } from './rules.ts'
import { type Setup, sizes, standard } from './setup.ts'

/** The shorter distance along a ring of cells; negative means backward. */
function shorterWay(from: number, to: number, around: number): number {
  const way = (to - from + around) % around
  return way > around / 2 ? way - around : way
}

/** How far a cell is to the right and below another; negative to the left and above. */
function wayBetween(from: Cell, to: Cell, { size, walls }: Setup) {
  const { columns, rows } = sizes[size]
  const between = (a: number, b: number, around: number) =>
    walls ? b - a : shorterWay(a, b, around)
  return {
    x: between(columnOf(from), columnOf(to), columns),
    y: between(rowOf(from), rowOf(to), rows),
  }
}

/** Where one cell is relative to another: “3 right, 2 up”. */
export function bearing(from: Cell, to: Cell, setup = standard): string {
  const { x, y } = wayBetween(from, to, setup)
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
export function scoreText(game: Game, aiMode: boolean): string {
  const { score, body, food, moreFood, setup } = game
  if (aiMode || food === null) return fill(words.spoken.score, { score })
  const head = body[0] as Cell
  const steps = (cell: Cell) => {
    const { x, y } = wayBetween(head, cell, setup)
    return Math.abs(x) + Math.abs(y)
  }
  const nearest = [food, ...moreFood].reduce((a, b) => (steps(b) < steps(a) ? b : a))
  return fill(words.spoken.scoreAndFood, { score, bearing: bearing(head, nearest, setup) })
}

export function endText({ phase, score }: Game): string {
  return fill(phase === 'won' ? words.spoken.won : words.spoken.over, { score })
}
