import { type Cell, cellCount, type Direction, directionBetween, neighbors } from '../board.ts'
import type { Game, Random } from '../rules.ts'
import { type Cycle, CycleRepair, carries, plainCycle } from './cycle-repair.ts'
import { LanePlanner } from './lane-planner.ts'
import { allLanes, type LaneCell, type Lanes } from './lanes.ts'

/**
 * The AI's state: `sure` to fill the board, `merging` (safe on a Hamiltonian cycle, moving toward
 * the lanes), or `cornered` (no safe cycle found yet).
 */
export type Certainty = 'sure' | 'merging' | 'cornered'

/** How many repairs to try per step; each takes about 0.1 ms. */
const repairsPerStep = 12

/**
 * Plays WIZEsnake from any position. It keeps its plan between steps, and starts over if the game
 * isn't where its last answer led.
 */
export class SnakeAi {
  private readonly random: Random
  private readonly lanes = allLanes()
  private readonly repair: CycleRepair
  private planner: LanePlanner | null = null
  private cycle: Cycle | null = null
  private expected: Cell | null = null
  private expectedSteps = 0
  /** Steps since the last food while merging. */
  private hungry = 0

  constructor(random: Random) {
    this.random = random
    this.repair = new CycleRepair(random)
  }

  get certainty(): Certainty {
    if (this.planner) return 'sure'
    return this.cycle ? 'merging' : 'cornered'
  }

  /** The cells the AI plans to enter, nearest first. */
  get plan(): Uint16Array {
    return Uint16Array.from(this.planner?.plan ?? [], (cell) => cell.index)
  }

  /** The lanes that the snake keeps to, if it does. */
  get kept(): Lanes | null {
    return this.planner ? this.planner.lanes : null
  }

  /** The next direction. The game must be waiting or running. */
  next(game: Game): Direction {
    const { body } = game
    const head = body[0] as Cell
    const food = game.food as Cell
    if (head !== this.expected || game.steps !== this.expectedSteps) this.forget()
    if (!this.planner) {
      const lanes = this.lanes.find((lanes) => lanes.kept(body) === body.length)
      if (lanes) {
        this.planner = new LanePlanner(lanes, this.random)
        this.cycle = null
      }
    }
    const to = this.planner ? this.planner.next(body, food) : this.merge(body, food)
    this.expected = to
    this.expectedSteps = game.steps + 1
    return directionBetween(head, to)
  }

  private forget(): void {
    this.planner = null
    this.cycle = null
    this.hungry = 0
  }

  /** A step toward the lanes that keeps the snake on a cycle, or at least one that survives. */
  private merge(body: Uint16Array, food: Cell): Cell {
    const head = body[0] as Cell
    if (this.cycle && !carries(this.cycle, body)) this.cycle = null
    for (let tries = 0; !this.cycle && tries < repairsPerStep; tries++) {
      this.cycle = this.repair.repair(this.randomBase(), body)
    }
    if (!this.cycle) return this.survive(body, food)
    this.hungry++
    if (this.hungry < 2 * cellCount) {
      // Prefers the system that most of the snake already keeps to.
      const ranked = this.lanes
        .map((lanes) => ({ lanes, kept: lanes.kept(body) }))
        .sort((a, b) => b.kept - a.kept)
      for (const { lanes, kept } of ranked.slice(0, 2)) {
        for (const to of this.laneMoves(lanes.at(head))) {
          const moved = move(body, to, food)
          if (!moved) continue
          const keeps = lanes.kept(moved)
          if (keeps <= kept && keeps < moved.length) continue
          const cycle = this.cycle[head] === to ? this.cycle : this.repair.repair(this.cycle, moved)
          if (!cycle) continue
          this.cycle = cycle
          if (to === food) this.hungry = 0
          return to
        }
      }
    }
    const to = this.cycle[head] as Cell
    if (to === food) this.hungry = 0
    return to
  }

  private laneMoves({ round, leave }: LaneCell): readonly Cell[] {
    return this.random() < 0.5 ? [round.index, leave.index] : [leave.index, round.index]
  }

  private randomBase(): Cycle {
    const shift = () => Math.floor(this.random() * cellCount)
    return plainCycle(shift(), shift(), this.random() < 0.5)
  }

  /** The move that leaves the most cells within reach. Eats only if there's no other move. */
  private survive(body: Uint16Array, food: Cell): Cell {
    const head = body[0] as Cell
    let best = neighbors[head * 4] as Cell
    let bestScore = Number.NEGATIVE_INFINITY
    for (let index = 0; index < 4; index++) {
      const to = neighbors[head * 4 + index] as Cell
      const moved = move(body, to, food)
      if (!moved) continue
      const score = reach(moved) - (to === food ? cellCount / 2 : 0) + this.random()
      if (score > bestScore) {
        bestScore = score
        best = to
      }
    }
    return best
  }
}

/** The snake after a step; null if it would bite itself. */
function move(body: Uint16Array, to: Cell, food: Cell): Uint16Array | null {
  const kept = to === food ? body : body.subarray(0, body.length - 1)
  if (kept.includes(to)) return null
  const moved = new Uint16Array(kept.length + 1)
  moved[0] = to
  moved.set(kept, 1)
  return moved
}

/** How many cells the head can reach. The snake's own cells count once it has left them. */
function reach(body: Uint16Array): number {
  const free = new Uint16Array(cellCount)
  for (const [index, cell] of body.entries()) free[cell] = body.length - index
  const distance = new Uint16Array(cellCount)
  const queue = [body[0] as Cell]
  const seen = new Uint8Array(cellCount)
  seen[queue[0] as Cell] = 1
  for (const cell of queue) {
    const arrival = (distance[cell] as number) + 1
    for (let index = 0; index < 4; index++) {
      const to = neighbors[cell * 4 + index] as Cell
      if (seen[to] === 1 || (free[to] as number) > arrival) continue
      seen[to] = 1
      distance[to] = arrival
      queue.push(to)
    }
  }
  return queue.length
}
