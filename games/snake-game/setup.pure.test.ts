import { describe, expect, test } from 'vitest'
import { cellAt, type Direction } from './board.ts'
import { seededRandom } from './random.ts'
import { type Game, newGame, placeFood, step, turn } from './rules.ts'
import { cellsOf, type Setup, sizes, standard } from './setup.ts'

const small: Setup = { ...standard, size: 'small' }
const cell = (x: number, y: number) => cellAt(x, y)
const started = (setup: Setup, change: Partial<Game> = {}): Game => ({
  ...newGame(seededRandom(3), setup),
  phase: 'running',
  ...change,
})
const walk = (game: Game, direction: Direction) => step(turn(game, direction), seededRandom(5))

describe('walls', () => {
  const atEdge = { body: Uint16Array.of(cell(14, 4)), food: cell(2, 2), heading: 'right' } as const
  test('end the game', () => {
    expect(walk(started({ ...small, walls: true }, atEdge), 'right').phase).toBe('over')
  })
  test('aren’t there unless they’re asked for', () => {
    const game = walk(started(small, atEdge), 'right')
    expect([game.phase, game.body[0]]).toEqual(['running', cell(0, 4)])
  })
})

test.each(Object.keys(sizes) as (keyof typeof sizes)[])(
  'on a %s board, everything is placed on it, and the snake in the middle',
  (size) => {
    const setup: Setup = { size, walls: true, portals: true, fruit: 5 }
    const { columns, rows } = sizes[size]
    for (let seed = 0; seed < 50; seed++) {
      const { food, moreFood, portals = [], body } = newGame(seededRandom(seed), setup)
      const placed = [food, ...moreFood, ...portals, ...body].map(Number)
      expect(new Set(placed).size).toBe(8)
      expect(placed.every((one) => one % 30 < columns && one / 30 < rows)).toBe(true)
    }
  },
)

test('one portal leads out of the other, in the same direction', () => {
  const portals = [cell(5, 5), cell(9, 1)] as const
  const game = started(
    { ...small, portals: true },
    {
      portals,
      body: Uint16Array.of(cell(4, 5), cell(3, 5)),
      food: cell(0, 9),
      heading: 'right',
    },
  )
  const through = walk(game, 'right')
  expect([...through.body]).toEqual([cell(9, 1), cell(4, 5)])
  expect(walk(through, 'right').body[0]).toBe(cell(10, 1))
})

test('eating one of several fruits leaves the others', () => {
  const game = started(
    { ...small, fruit: 3 },
    {
      body: Uint16Array.of(cell(4, 5)),
      heading: 'right',
      food: cell(1, 1),
      moreFood: [cell(5, 5), cell(7, 7)],
    },
  )
  const { food, moreFood, score, body } = walk(game, 'right')
  expect([score, body.length, moreFood.length]).toEqual([1, 2, 2])
  expect([food, ...moreFood]).toEqual(expect.arrayContaining([cell(1, 1), cell(7, 7)]))
})

test('the last fruit can be eaten after there’s no room for another', () => {
  const cells = Array.from({ length: cellsOf(small) }, (_, i) => {
    const y = Math.floor(i / 15)
    return cell(y % 2 === 0 ? i % 15 : 14 - (i % 15), y)
  })
  // The snake winds through all but two cells, which hold fruit.
  const setup: Setup = { ...small, fruit: 3 }
  const game = started(setup, {
    body: Uint16Array.from(cells.slice(0, -2).reverse()),
    food: cells.at(-2) as number,
    moreFood: [cells.at(-1) as number],
    heading: 'left',
    score: 147,
  })
  const one = walk(game, 'left')
  expect([one.phase, one.food]).toEqual(['running', cells.at(-1)])
  expect(walk(one, 'left')).toMatchObject({ phase: 'won', food: null, score: 149 })
  expect(placeFood(Uint16Array.from(cells), () => 0, setup)).toBeNull()
})
