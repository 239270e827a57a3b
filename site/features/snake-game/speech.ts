import { type Cell, columnOf, columns, rowOf, rows } from './board.ts'
import type { Game } from './rules.ts'

/** The shorter way along a line of cells that closes in a ring: negative is back. */
function shorterWay(from: number, to: number, around: number): number {
  const way = (to - from + around) % around
  return way > around / 2 ? way - around : way
}

/** Where one cell lies from another: “3 right, 2 up”. */
export function bearing(from: Cell, to: Cell): string {
  const x = shorterWay(columnOf(from), columnOf(to), columns)
  const y = shorterWay(rowOf(from), rowOf(to), rows)
  const parts = [
    x !== 0 && `${Math.abs(x)} ${x > 0 ? 'right' : 'left'}`,
    y !== 0 && `${Math.abs(y)} ${y > 0 ? 'down' : 'up'}`,
  ]
  return parts.filter(Boolean).join(', ')
}

/** Said when food has been eaten; a person also hears where the next food is. */
export function scoreText({ score, body, food }: Game, aiMode: boolean): string {
  if (aiMode || food === null) return `Score ${score}.`
  return `Score ${score}. Food ${bearing(body[0] as Cell, food)}.`
}

export function endText({ phase, score }: Game): string {
  return phase === 'won' ? `The board is full. Score ${score}.` : `Game over. Score ${score}.`
}
