import { type Cell, cellAt, cellCount, columnOf, type Direction, opposite, rowOf } from './board.ts'
import { cellsOf, nextCell, type Setup, sizes, standard } from './setup.ts'

/**
 * `waiting`: no arrow key pressed yet. `over`: the snake bit itself, or ran into a wall. `won`: every cell is covered.
 */
export type Phase = 'waiting' | 'running' | 'over' | 'won'

/** An immutable state of a game. Each rule returns a new one. */
export interface Game {
  readonly phase: Phase
  /** The snake's cells, head first. */
  readonly body: Uint16Array
  readonly setup: Setup
  /** Null only when there's no room left. */
  readonly food: Cell | null
  /** The other fruits, if there's more than one at a time. */
  readonly moreFood: readonly Cell[]
  /** Two cells: a snake that enters one comes out of the other. */
  readonly portals?: readonly [Cell, Cell]
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

export function newGame(random: Random, setup = standard): Game {
  const { columns, rows } = sizes[setup.size]
  const body = Uint16Array.of(cellAt(Math.floor(columns / 2), rows / 2))
  const taken: Cell[] = []
  const place = () => {
    const cell = placeFood(body, random, setup, taken) as Cell
    taken.push(cell)
    return cell
  }
  const food = place()
  const moreFood = Array.from({ length: setup.fruit - 1 }, place)
  return {
    phase: 'waiting',
    body,
    setup,
    food,
    moreFood,
    ...(setup.portals && { portals: [place(), place()] }),
    heading: null,
    turns: [],
    score: 0,
    steps: 0,
  }
}

/** A random empty cell; null if there's none. */
export function placeFood(
  body: Uint16Array,
  random: Random,
  setup = standard,
  taken: readonly Cell[] = [],
): Cell | null {
  const { columns, rows } = sizes[setup.size]
  const covered = new Uint8Array(cellCount)
  let free = cellsOf(setup)
  for (const list of [body, taken]) {
    for (const cell of list) {
      if (covered[cell] === 0) free--
      covered[cell] = 1
    }
  }
  let skip = Math.floor(random() * free)
  for (let cell = 0; cell < cellCount; cell++) {
    if (columnOf(cell) >= columns || rowOf(cell) >= rows) continue
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
 * Makes one step. Without walls, edges wrap. The tail leaves its cell as the head enters a new one, so moving onto
 * the tail is legal. A step that eats keeps the tail, but then the head is on the food.
 */
export function step(game: Game, random: Random): Game {
  if (game.phase !== 'running') return game
  const [next, ...turns] = game.turns
  const heading = next ?? game.heading
  if (!heading) return game
  const { body, food, moreFood, setup } = game
  const head = throughPortal(nextCell(body[0] as Cell, heading, setup), game)
  const eats = head === food || moreFood.includes(head as Cell)
  const kept = eats ? body : body.subarray(0, body.length - 1)
  const steps = game.steps + 1
  if (head === undefined || kept.includes(head)) {
    return { ...game, phase: 'over', heading, turns, steps }
  }
  const grown = new Uint16Array(kept.length + 1)
  grown[0] = head
  grown.set(kept, 1)
  if (!eats) return { ...game, body: grown, heading, turns, steps }
  const left = [food as Cell, ...moreFood].filter((cell) => cell !== head)
  const placed = placeFood(grown, random, setup, [...left, ...(game.portals ?? [])])
  const [nextFood = null, ...others] = placed === null ? left : [placed, ...left]
  return {
    ...game,
    phase: nextFood === null ? 'won' : 'running',
    body: grown,
    food: nextFood,
    moreFood: others,
    heading,
    turns,
    score: game.score + 1,
    steps,
  }
}

/** The cell itself, or the other portal if the cell is a portal. */
function throughPortal(cell: Cell | undefined, { portals }: Game): Cell | undefined {
  if (!portals || cell === undefined) return cell
  const [one, other] = portals
  return cell === one ? other : cell === other ? one : cell
}
