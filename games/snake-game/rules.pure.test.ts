import { describe, expect, test } from 'vitest'
import { cellAt, cellCount, columns, type Direction, rows } from './board.ts'
import { type Game, newGame, placeFood, step, turn } from './rules.ts'
import { standard } from './setup.ts'

const never = () => {
  throw new Error('no randomness is needed here')
}

/** A running game with its snake on the given cells, head first. */
function running(cells: readonly (readonly [number, number])[], change: Partial<Game> = {}): Game {
  return {
    phase: 'running',
    body: Uint16Array.from(cells, ([x, y]) => cellAt(x, y)),
    setup: standard,
    food: cellAt(25, 15),
    moreFood: [],
    heading: 'right',
    turns: [],
    score: 0,
    steps: 0,
    ...change,
  }
}

function walk(game: Game, ...path: readonly Direction[]): Game {
  return path.reduce((at, direction) => step(turn(at, direction), never), game)
}

/** The whole board except its last cells, as one snake winding through the rows. */
function longSnake(free: number): Uint16Array {
  const cells: number[] = []
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) cells.push(cellAt(y % 2 === 0 ? x : columns - 1 - x, y))
  }
  return Uint16Array.from(cells.slice(0, cellCount - free).reverse())
}

describe('start', () => {
  test('nothing moves before the first turn', () => {
    const game = newGame(() => 0.5)
    expect(game.phase).toBe('waiting')
    expect(step(game, never)).toBe(game)
  })

  test.each(['up', 'right', 'down', 'left'] as const)('the first turn may be %s', (direction) => {
    const game = turn(
      newGame(() => 0),
      direction,
    )
    expect(game.phase).toBe('running')
    expect(step(game, never).heading).toBe(direction)
  })
})

describe('step', () => {
  test('moves the head on and the tail up', () => {
    const game = step(running([[5, 5], [4, 5], [3, 5]]), never) // biome-ignore format: cells
    expect([...game.body]).toEqual([cellAt(6, 5), cellAt(5, 5), cellAt(4, 5)])
    expect(game.steps).toBe(1)
  })

  test.each([
    ['right', [29, 5], [0, 5]],
    ['left', [0, 5], [29, 5]],
    ['up', [5, 0], [5, 19]],
    ['down', [5, 19], [5, 0]],
  ] as const)('wraps round the wall going %s', (heading, [x, y], [toX, toY]) => {
    const game = step(running([[x, y]], { heading }), never)
    expect(game.body[0]).toBe(cellAt(toX, toY))
  })

  test('eating grows the snake by one, scores one and places new food', () => {
    const game = step(running([[5, 5], [4, 5]], { food: cellAt(6, 5) }), () => 0) // biome-ignore format: cells
    expect([...game.body]).toEqual([cellAt(6, 5), cellAt(5, 5), cellAt(4, 5)])
    expect(game.score).toBe(1)
    expect(game.food).toBe(cellAt(0, 0))
  })

  test('biting itself ends the game and leaves the snake as it was', () => {
    const cells = [[5, 5], [6, 5], [6, 6], [5, 6], [4, 6], [3, 6]] as const // biome-ignore format: cells
    const before = running(cells, { heading: 'left' })
    const game = walk(before, 'down')
    expect(game.phase).toBe('over')
    expect(game.body).toEqual(before.body)
    expect(step(game, never)).toBe(game)
    expect(turn(game, 'up')).toBe(game)
  })

  test('the cell the tail is leaving is free to enter', () => {
    const game = walk(running([[5, 5], [6, 5], [6, 6], [5, 6]], { heading: 'left' }), 'down') // biome-ignore format: cells
    expect(game.phase).toBe('running')
    expect(game.body[0]).toBe(cellAt(5, 6))
  })
})

describe('turns', () => {
  test('a reversal is ignored', () => {
    const game = running([[5, 5], [4, 5]]) // biome-ignore format: cells
    expect(turn(game, 'left')).toBe(game)
  })

  test('two quick turns within one step do not add up to a reversal', () => {
    const start = running([[5, 5], [4, 5], [3, 5]]) // biome-ignore format: cells
    const game = step(turn(turn(start, 'up'), 'left'), never)
    expect(game.body[0]).toBe(cellAt(5, 4))
    expect(step(game, never).body[0]).toBe(cellAt(4, 4))
  })

  test('a reversal of a waiting turn is ignored', () => {
    const game = turn(running([[5, 5], [4, 5]]), 'up') // biome-ignore format: cells
    expect(turn(game, 'down')).toBe(game)
  })

  test('a key held down does not fill the queue', () => {
    const game = turn(running([[5, 5]]), 'up')
    expect(turn(game, 'up')).toBe(game)
  })
})

describe('food', () => {
  test('falls on free cells only, each as likely as the others', () => {
    const body = longSnake(3)
    const drawn = [0, 0.34, 0.67, 0.999].map((number) => placeFood(body, () => number))
    expect(drawn).toEqual([0, 1, 2, 2].map((x) => cellAt(x, 19)))
  })

  test('there is none on a full board', () => {
    expect(placeFood(longSnake(0), () => 0)).toBeNull()
  })
})

test('covering all 600 cells wins', () => {
  const body = longSnake(1)
  const game = step(running([], { body, heading: 'left', food: cellAt(0, 19) }), () => 0)
  expect(game.phase).toBe('won')
  expect(new Set(game.body).size).toBe(600)
  expect(game.food).toBeNull()
})
