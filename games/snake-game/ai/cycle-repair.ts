import {
  type Cell,
  cellAt,
  cellCount,
  columnOf,
  columns,
  neighbors,
  rowOf,
  rows,
} from '../board.ts'
import type { Random } from '../rules.ts'

/**
 * A Hamiltonian cycle of the torus: `cycle[cell]` is the cell after `cell`. It *carries* a snake
 * when, walked from the tail on, it meets the snake's cells in their order; free cells may lie
 * between them. A snake that keeps walking a cycle that carries it never bites itself.
 */
export type Cycle = Uint16Array

const none = 0xffff

/**
 * The trivial cycle: along the first row, back through the columns. It can be shifted and reversed.
 */
export function plainCycle(shiftX: number, shiftY: number, reversed: boolean): Cycle {
  const order: Cell[] = []
  for (let x = 0; x < columns; x++) order.push(cellAt(x + shiftX, shiftY))
  for (let x = columns - 1; x >= 0; x--) {
    const down = x % 2 === 1
    for (let y = 1; y < rows; y++) order.push(cellAt(x + shiftX, (down ? y : rows - y) + shiftY))
  }
  if (reversed) order.reverse()
  const cycle = new Uint16Array(cellCount)
  for (const [index, cell] of order.entries()) {
    cycle[cell] = order[(index + 1) % cellCount] as Cell
  }
  return cycle
}

/** Whether `cycle` is a single cycle through every cell that carries the snake (head first). */
export function carries(cycle: Cycle, body: Uint16Array): boolean {
  const tail = body[body.length - 1] as Cell
  let expected = body.length - 2
  let cell = tail
  for (let walked = 1; walked <= cellCount; walked++) {
    const next = cycle[cell] as Cell
    if (!neighbors.subarray(cell * 4, cell * 4 + 4).includes(next)) return false
    cell = next
    if (expected >= 0 && cell === body[expected]) expected--
    if (cell === tail) return walked === cellCount && expected < 0
  }
  return false
}

/**
 * Makes a cycle that carries a given snake out of one that may not. It works on a 2-factor (two
 * edges at every cell): the snake's own edges are put in and locked, cells left with fewer than two
 * edges are joined by alternating paths, and the cycles that leaves are merged by turning two
 * parallel edges of a 2x2 square. It may fail; what it returns has been checked with `carries`.
 */
export class CycleRepair {
  private readonly random: Random
  // The two edges of each cell.
  private readonly first = new Uint16Array(cellCount)
  private readonly second = new Uint16Array(cellCount)
  /** Position on the snake, counted from the tail, from 1; 0 for free cells. */
  private readonly place = new Uint16Array(cellCount)
  private readonly label = new Uint16Array(cellCount)
  private readonly hasSnake = new Uint8Array(cellCount)
  private readonly cameFrom = new Uint16Array(cellCount)
  private readonly seen = new Uint32Array(cellCount)
  private stamp = 0
  private readonly queue = new Uint16Array(cellCount)

  constructor(random: Random) {
    this.random = random
  }

  /** A cycle that carries the snake, made from `base`; null if this attempt failed. */
  repair(base: Cycle, body: Uint16Array): Cycle | null {
    const { first, second, place } = this
    place.fill(0)
    for (const [index, cell] of body.entries()) place[cell] = body.length - index
    for (let cell = 0; cell < cellCount; cell++) {
      const next = base[cell] as Cell
      first[cell] = next
      second[next] = cell
    }
    for (let index = body.length - 1; index > 0; index--) {
      this.force(body[index] as Cell, body[index - 1] as Cell)
    }
    return this.complete() && this.merge() ? this.orient(body) : null
  }

  private linked(a: Cell, b: Cell): boolean {
    return this.first[a] === b || this.second[a] === b
  }

  private unlink(a: Cell, b: Cell): void {
    const { first, second } = this
    if (first[a] === b) first[a] = none
    else second[a] = none
    if (first[b] === a) first[b] = none
    else second[b] = none
  }

  private link(a: Cell, b: Cell): void {
    const { first, second } = this
    if (first[a] === none) first[a] = b
    else second[a] = b
    if (first[b] === none) first[b] = a
    else second[b] = a
  }

  /** Whether the edge belongs to the snake. */
  private locked(a: Cell, b: Cell): boolean {
    const here = this.place[a] as number
    const there = this.place[b] as number
    return here !== 0 && there !== 0 && Math.abs(here - there) === 1
  }

  /** Adds one of the snake's edges, replacing edges that aren't the snake's. */
  private force(from: Cell, to: Cell): void {
    if (this.linked(from, to)) return
    for (const cell of [from, to]) {
      for (const other of [this.first[cell] as Cell, this.second[cell] as Cell]) {
        if (other !== none && !this.locked(cell, other)) this.unlink(cell, other)
      }
    }
    this.link(from, to)
  }

  private complete(): boolean {
    for (let cell = 0; cell < cellCount; cell++) {
      // Edges join the two colors of a chessboard, so fixing one color fixes the other.
      if ((columnOf(cell) + rowOf(cell)) % 2 === 1) continue
      while (this.first[cell] === none || this.second[cell] === none) {
        if (!this.augment(cell)) return false
      }
    }
    return true
  }

  /** Gives `start` another edge through an alternating path to a cell that also lacks one. */
  private augment(start: Cell): boolean {
    const { first, second, place, cameFrom, seen, queue } = this
    const stamp = ++this.stamp
    queue[0] = start
    seen[start] = stamp
    let write = 1
    for (let read = 0; read < write; read++) {
      const cell = queue[read] as Cell
      const turn = Math.floor(this.random() * 4)
      for (let index = 0; index < 4; index++) {
        const other = neighbors[cell * 4 + ((index + turn) % 4)] as Cell
        if (seen[other] === stamp) continue
        if (this.linked(cell, other)) {
          // Two free cells may be joined twice: a cycle of length two, merged like any other.
          if (place[cell] !== 0 || place[other] !== 0 || first[cell] === second[cell]) continue
        }
        seen[other] = stamp
        cameFrom[other] = cell
        if (first[other] === none || second[other] === none) {
          this.turnPath(start, other)
          return true
        }
        for (const back of [first[other] as Cell, second[other] as Cell]) {
          if (seen[back] === stamp || this.locked(other, back)) continue
          seen[back] = stamp
          cameFrom[back] = other
          queue[write++] = back
        }
      }
    }
    return false
  }

  private turnPath(start: Cell, end: Cell): void {
    let other = end
    for (;;) {
      const cell = this.cameFrom[other] as Cell
      if (cell === start) {
        this.link(cell, other)
        return
      }
      const before = this.cameFrom[cell] as Cell
      this.unlink(before, cell)
      this.link(cell, other)
      other = before
    }
  }

  /** The cell after `cell`, coming from `before`. */
  private after(cell: Cell, before: Cell): Cell {
    const first = this.first[cell] as Cell
    return first === before ? (this.second[cell] as Cell) : first
  }

  /** Numbers the cycles and records which contain cells of the snake. Returns their count. */
  private labelCycles(): number {
    const { label, hasSnake, place } = this
    label.fill(none)
    let count = 0
    for (let start = 0; start < cellCount; start++) {
      if (label[start] !== none) continue
      hasSnake[count] = 0
      let cell = start
      let before = none
      do {
        label[cell] = count
        if (place[cell] !== 0) hasSnake[count] = 1
        const next = this.after(cell, before)
        before = cell
        cell = next
      } while (cell !== start)
      count++
    }
    return count
  }

  private merge(): boolean {
    const { label, hasSnake } = this
    let count = this.labelCycles()
    while (count > 1) {
      const before = count
      const start = Math.floor(this.random() * cellCount)
      for (let offset = 0; offset < cellCount && count > 1; offset++) {
        const a = (start + offset) % cellCount
        const b = neighbors[a * 4 + 1] as Cell
        const d = neighbors[a * 4 + 2] as Cell
        const c = neighbors[d * 4 + 1] as Cell
        const here = label[a] as number
        const there = label[c] as number
        // Merging a cycle of free cells into the snake's keeps the snake's order.
        if (here === there || (hasSnake[here] === 1 && hasSnake[there] === 1)) continue
        if (this.linked(a, b) && this.linked(d, c)) this.turnSquare(a, b, c, d)
        else if (this.linked(a, d) && this.linked(b, c)) this.turnSquare(a, d, c, b)
        else continue
        for (let cell = 0; cell < cellCount; cell++) if (label[cell] === there) label[cell] = here
        if (hasSnake[there] === 1) hasSnake[here] = 1
        count--
      }
      if (count === before) return false
    }
    return true
  }

  /** Replaces the edges a-b and c-d of a square by b-c and d-a. */
  private turnSquare(a: Cell, b: Cell, c: Cell, d: Cell): void {
    this.unlink(a, b)
    this.unlink(c, d)
    this.link(b, c)
    this.link(d, a)
  }

  private orient(body: Uint16Array): Cycle | null {
    const head = body[0] as Cell
    for (const way of [this.first[head] as Cell, this.second[head] as Cell]) {
      const cycle = new Uint16Array(cellCount)
      cycle[head] = way
      let before = head
      let cell = way
      while (cell !== head) {
        const next = this.after(cell, before)
        cycle[cell] = next
        before = cell
        cell = next
      }
      if (carries(cycle, body)) return cycle
    }
    return null
  }
}
