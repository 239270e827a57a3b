import { describe, expect, test, vi } from 'vitest'
import { cellAt, cellCount, directionBetween, neighbors } from '../board.ts'
import { seededRandom } from '../random.ts'
import { type Game, newGame, step, turn } from '../rules.ts'
import { CycleRepair, carries, plainCycle } from './cycle-repair.ts'
import { allLanes } from './lanes.ts'
import { PathSearch } from './path-search.ts'
import { SnakeAi } from './snake-ai.ts'

const systems = allLanes()
const keepsToLanes = (body: Uint16Array) =>
  systems.some((lanes) => lanes.kept(body) === body.length)

/**
 * Plays until the game ends or `stop` returns true, and checks the AI's guarantee after every step.
 */
function play(start: Game, ai: SnakeAi, seed: number, stop: (game: Game) => boolean): Game {
  const random = seededRandom(seed)
  let game = start
  while ((game.phase === 'waiting' || game.phase === 'running') && !stop(game)) {
    const direction = ai.next(game)
    const { certainty } = ai
    game = step(turn(game, direction), random)
    if (game.phase === 'over') throw new Error(`bit itself at ${game.body.length} cells`)
    if (certainty === 'sure' && !keepsToLanes(game.body)) throw new Error('left the lanes')
  }
  return game
}

describe('from the start', () => {
  test.each([1, 2])(
    'fills the board, keeps to the lanes and bounds its work at every step (seed %i)',
    (seed) => {
      const searches = vi.spyOn(PathSearch.prototype, 'find')
      let most = 0
      const ai = new SnakeAi(seededRandom(seed))
      const game = play(newGame(seededRandom(seed)), ai, seed, () => {
        most = Math.max(most, searches.mock.calls.length)
        searches.mockClear()
        return false
      })
      searches.mockRestore()
      expect(most).toBeLessThanOrEqual(200)
      expect(game.phase).toBe('won')
      expect(game.body.length).toBe(cellCount)
      expect(game.steps).toBeLessThan(25_000)
    },
    60_000,
  )

  test('the plan leads from the head to the food', () => {
    const game = newGame(seededRandom(3))
    const ai = new SnakeAi(seededRandom(3))
    const direction = ai.next(game)
    const next = step(turn(game, direction), seededRandom(3))
    expect(ai.plan.at(-1)).toBe(game.food)
    let cell = next.body[0] as number
    for (const planned of ai.plan) {
      expect(() => directionBetween(cell, planned)).not.toThrow()
      cell = planned
    }
  })
})

describe('in the middle of a person’s game', () => {
  /** Plays toward the food without looking ahead, like a person, up to a length. */
  function handPlayed(seed: number, length: number): Game {
    const random = seededRandom(seed)
    for (;;) {
      let game = newGame(random)
      while (game.body.length < length && game.phase !== 'over') {
        const head = game.body[0] as number
        const open = [...neighbors.subarray(head * 4, head * 4 + 4)].filter(
          (cell) => !game.body.subarray(0, -1).includes(cell),
        )
        const to = open.includes(game.food as number)
          ? (game.food as number)
          : open[Math.floor(random() * open.length)]
        if (to === undefined) break
        game = step(turn(game, directionBetween(head, to)), random)
      }
      if (game.body.length === length) return game
    }
  }

  test('becomes sure, then keeps to the lanes', () => {
    for (let seed = 1; seed <= 10; seed++) {
      const start = handPlayed(seed, 12)
      const ai = new SnakeAi(seededRandom(seed))
      let sure = 0
      const game = play(start, ai, seed, () => ai.certainty === 'sure' && ++sure > 100)
      expect(game.phase).toBe('running')
      expect(keepsToLanes(game.body)).toBe(true)
    }
  })

  test('notices that the game has moved without it', () => {
    const ai = new SnakeAi(seededRandom(1))
    let game = newGame(seededRandom(1))
    for (let index = 0; index < 5; index++) {
      game = step(turn(game, ai.next(game)), seededRandom(index))
    }
    expect(ai.certainty).toBe('sure')
    const elsewhere = handPlayed(4, 12)
    expect(keepsToLanes(elsewhere.body)).toBe(false)
    const moved = step(turn(elsewhere, ai.next(elsewhere)), seededRandom(5))
    expect(moved.phase).toBe('running')
    expect(ai.certainty).not.toBe('sure')
  })
})

describe('lanes', () => {
  test('every cell is entered by one way round and one way in, in all eight systems', () => {
    expect(systems.length).toBe(8)
    for (const lanes of systems) {
      const { cells } = lanes
      expect(new Set(cells.map((cell) => cell.round)).size).toBe(cellCount)
      expect(new Set(cells.map((cell) => cell.leave)).size).toBe(cellCount)
      for (const { index, round, leave, block } of cells) {
        expect(() => directionBetween(index, round.index)).not.toThrow()
        expect(() => directionBetween(index, leave.index)).not.toThrow()
        expect(round.block).toBe(block)
        expect(leave.block).not.toBe(block)
      }
      // Both ways across a border: back through it is one round move and one leaving further on.
      for (const { leave, border } of cells) {
        expect(leave.round.round.round.border).toBe(border)
      }
    }
  })

  test('blocks joined in a loop do not keep to the lanes', () => {
    const lanes = systems[0] as (typeof systems)[number]
    // Along a whole row of the torus: leaves block after block and returns to the first.
    const row = Array.from({ length: 30 }, (_, x) => cellAt(x + 1, 0)).reverse()
    expect(lanes.kept(Uint16Array.from(row))).toBe(29)
  })
})

describe('cycles', () => {
  test('the plain cycle visits every cell and carries a snake that lies along it only', () => {
    const cycle = plainCycle(3, 7, true)
    const cells = [cellAt(4, 4)]
    for (let index = 0; index < 9; index++) cells.push(cycle[cells.at(-1) as number] as number)
    expect(carries(cycle, Uint16Array.from(cells).reverse())).toBe(true)
    expect(carries(cycle, Uint16Array.from(cells))).toBe(false)
  })

  test('a repaired cycle carries a snake the base did not', () => {
    const body = Uint16Array.from(
      [[5, 5], [5, 6], [6, 6], [7, 6], [7, 5], [7, 4], [8, 4], [8, 5]], // biome-ignore format: cells
      ([x, y]) => cellAt(x as number, y as number),
    )
    const base = plainCycle(0, 0, false)
    expect(carries(base, body)).toBe(false)
    const random = seededRandom(1)
    const repair = new CycleRepair(random)
    let cycle = null
    for (let tries = 0; !cycle && tries < 50; tries++) cycle = repair.repair(base, body)
    expect(cycle && carries(cycle, body)).toBe(true)
  })

  test('no cycle carries a snake that encloses a single cell', () => {
    const body = Uint16Array.from(
      [[5, 6], [6, 6], [6, 5], [6, 4], [5, 4], [4, 4], [4, 5], [4, 6], [4, 7]], // biome-ignore format: cells
      ([x, y]) => cellAt(x as number, y as number),
    )
    const repair = new CycleRepair(seededRandom(1))
    expect(repair.repair(plainCycle(0, 0, false), body)).toBeNull()
  })
})
