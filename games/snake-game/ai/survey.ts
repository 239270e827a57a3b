import { type Cell, cellCount } from '../board.ts'
import { canLeave, type LaneCell, type Lanes } from './lanes.ts'

/** The price, in steps, of each free cell that the snake would cut off. */
const cutOffPrice = 10
/** The distance to assume for a free cell that the snake would cut off. */
const cutOffDistance = cellCount / 4
/**
 * The price of each side of a free cell that touches the snake, because undivided space is better.
 */
const edgePrice = 0.3

export interface Outlook {
  /** The estimated cost of the position, in steps. */
  readonly cost: number
  /** Free cells that the snake couldn't reach right away while its tail moves on. */
  readonly cutOff: readonly LaneCell[]
}

/** Evaluates positions of a snake that keeps to the lanes. */
export class Survey {
  private readonly lanes: Lanes
  private readonly queue: LaneCell[] = []

  constructor(lanes: Lanes) {
    this.lanes = lanes
  }

  outlook(snake: Uint16Array): Outlook {
    const now = this.lanes.place(snake)
    this.walkEverywhere(this.lanes.at(snake[0] as Cell), now)
    const cutOff: LaneCell[] = []
    let distances = 0
    let edges = 0
    for (const cell of this.lanes.cells) {
      if (cell.freeAt > now) continue
      if (cell.up.freeAt > now) edges++
      if (cell.right.freeAt > now) edges++
      if (cell.down.freeAt > now) edges++
      if (cell.left.freeAt > now) edges++
      if (cell.reachedIn === now) distances += cell.arrival - now
      else cutOff.push(cell)
    }
    const free = cellCount - snake.length
    if (free === 0) return { cost: 0, cutOff }
    const meanDistance = (distances + cutOff.length * cutOffDistance) / free
    return { cost: meanDistance + cutOffPrice * cutOff.length + edgePrice * edges, cutOff }
  }

  /** Marks the cells that the head can reach over the lanes, and when. */
  private walkEverywhere(head: LaneCell, now: number): void {
    const { queue } = this
    head.reachedIn = head.arrival = now
    queue[0] = head
    let length = 1
    for (let at = 0; at < length; at++) {
      const cell = queue[at] as LaneCell
      const { round, leave } = cell
      const arrival = cell.arrival + 1
      if (round.reachedIn !== now && round.freeAt <= arrival) {
        round.reachedIn = now
        round.arrival = arrival
        queue[length++] = round
      }
      if (leave.reachedIn !== now && canLeave(cell, arrival)) {
        leave.reachedIn = now
        leave.arrival = arrival
        queue[length++] = leave
      }
    }
  }
}
