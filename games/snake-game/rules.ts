import { type Cell, cellAt, cellCount, type Direction, neighbor, opposite } from './board.ts'

/**
 * `waiting`: no arrow key pressed yet. `over`: the snake bit itself. `won`: every cell is covered.
 */
export type Phase = 'waiting' | 'running' | 'over' | 'won'

/** An immutable state of a game. Each rule returns a new one. */
export interface Game {
  readonly phase: Phase
  /** The snake's cells, head first. */
  readonly body: Uint16Array
  /** Null only when the board is full. */
  readonly food: Cell | null
  /** Direction of the last step; null before the first turn. */
  readonly heading: Direction | null
  /** Queued turns; each step takes one. */
  readonly turns: readonly Direction[]
  /** Food eaten. */
  readonly score: number
  /** Steps made. */
  readonly steps: number
}

/** A number in [0, 1), as `Math.random` gives. */
export type Random = () => number

/** How many turns are queued: enough for a quick U-turn, too few to feel like lag. */
const queuedTurns = 2

export function newGame(random: Random): Game {
  const body = Uint16Array.of(cellAt(15, 10))
  return {
    phase: 'waiting',
    body,
    food: placeFood(body, random),
    heading: null,
    turns: [],
    score: 0,
    steps: 0,
  }
}

/** A random cell that the snake doesn't cover; null if there's none. */
export function placeFood(body: Uint16Array, random: Random): Cell | null {
  const covered = new Uint8Array(cellCount)
  for (const cell of body) covered[cell] = 1
  let skip = Math.floor(random() * (cellCount - body.length))
  for (let cell = 0; cell < cellCount; cell++) {
    if (covered[cell] === 0 && skip-- === 0) return cell
  }
  return null
}

/**
 * Queues a turn. The first one starts the game. A turn is relative to the direction the snake will
 * have by then, so a reversal is ignored even if two turns arrive within one step.
 */
export function turn(game: Game, direction: Direction): Game {
  if (game.phase === 'waiting') return { ...game, phase: 'running', turns: [direction] }
  if (game.phase !== 'running' || game.turns.length >= queuedTurns) return game
  const heading = game.turns.at(-1) ?? game.heading
  if (heading === direction || (heading && opposite(heading) === direction)) return game
  return { ...game, turns: [...game.turns, direction] }
}

/**
 * Makes one step. Walls wrap. The tail leaves its cell as the head enters a new one, so moving onto
 * the tail is legal. A step that eats keeps the tail, but then the head is on the food.
 */
export function step(game: Game, random: Random): Game {
  if (game.phase !== 'running') return game
  const [next, ...turns] = game.turns
  const heading = next ?? game.heading
  if (!heading) return game
  const { body, food } = game
  const head = neighbor(body[0] as Cell, heading)
  const eats = head === food
  const kept = eats ? body : body.subarray(0, body.length - 1)
  const steps = game.steps + 1
  if (kept.includes(head)) return { ...game, phase: 'over', heading, turns, steps }
  const grown = new Uint16Array(kept.length + 1)
  grown[0] = head
  grown.set(kept, 1)
  if (!eats) return { ...game, body: grown, heading, turns, steps }
  return {
    phase: grown.length === cellCount ? 'won' : 'running',
    body: grown,
    food: placeFood(grown, random),
    heading,
    turns,
    score: game.score + 1,
    steps,
  }
}
