import { type Cell, cellAt, cellCount, columns, neighbor, rows } from '../board.ts'

export const blockCount = cellCount / 4

const blocksAcross = columns / 2
const blocksDown = rows / 2

/** A block's corners, clockwise from the top left, with the step that leaves the block there. */
const corners = [
  { x: 0, y: 0, outX: 0, outY: -1 },
  { x: 1, y: 0, outX: 1, outY: 0 },
  { x: 1, y: 1, outX: 0, outY: 1 },
  { x: 0, y: 1, outX: -1, outY: 0 },
] as const

/** Blocks and the borders between them. The snake's tree consists of both. */
class TreePart {
  readonly index: number
  /** When the snake will have left it, moving without growing. */
  freeAt = 0
  /** Whether it's in the tree that `walkTree` grows. */
  inTree = false
  /** The last call of `Lanes.kept` that visited it. */
  seenBy = 0

  constructor(index: number) {
    this.index = index
  }
}

/** A placeholder until `Lanes` has linked its cells. */
const unlinked = new TreePart(-1)

/**
 * A cell in a lane system: its position, its exits, and what searches store about it. Times are
 * counted in steps from `now`, which `Lanes.place` sets beyond all earlier times, so that stored
 * values never have to be cleared.
 */
export class LaneCell {
  readonly index: Cell
  up = this
  right = this
  down = this
  left = this
  /** The next cell around the block. */
  round = this
  /** The cell of the next block, reached by leaving this one. */
  leave = this
  block = unlinked
  /** The border crossed by leaving. Both ways across it share one. */
  border = unlinked

  /** When the snake will have left it, moving without growing. */
  freeAt = 0
  /** `now` of the last search that reached it, had it as a goal, or priced it. */
  reachedIn = 0
  goalIn = 0
  pricedIn = 0
  /** The cost of the best known way here, the cell before this one on it, and the arrival time. */
  price = 0
  from: LaneCell | null = null
  arrival = 0

  constructor(index: Cell) {
    this.index = index
  }
}

/**
 * Whether the snake may leave the cell's block there, if it's at the next cell at that time: into a
 * block that's free by then, or over a border that it crosses anyway.
 */
export const canLeave = ({ leave, border }: LaneCell, arrival: number): boolean =>
  leave.freeAt <= arrival && (leave.block.freeAt <= arrival || border.freeAt > arrival)

/**
 * One-way traffic on the board. It is cut into 2x2 blocks; every block is a roundabout, and from
 * each cell the snake may go on around its block or leave it for the next one. Eight such systems
 * fit the torus: the blocks may start at an odd row or column, and turn either way.
 *
 * A snake *keeps to the lanes* when each of its steps is one of these two and the block borders it
 * crosses (counted once, whichever way) join its blocks without a loop, as a tree. games/snake-game/ai.md
 * explains why such a snake can always fill the board.
 */
export class Lanes {
  readonly cells: readonly LaneCell[] = Array.from(
    { length: cellCount },
    (_, index) => new LaneCell(index),
  )
  private readonly blocks = Array.from({ length: blockCount }, (_, index) => new TreePart(index))
  private readonly borders = Array.from(
    { length: blockCount * 2 },
    (_, index) => new TreePart(index),
  )
  private keptCalls = 0
  private now = 0

  /** `shiftX` and `shiftY` (0 or 1) move the blocks; `mirrored` turns the roundabouts around. */
  constructor(shiftX: number, shiftY: number, mirrored: boolean) {
    for (const cell of this.cells) {
      cell.up = this.at(neighbor(cell.index, 'up'))
      cell.right = this.at(neighbor(cell.index, 'right'))
      cell.down = this.at(neighbor(cell.index, 'down'))
      cell.left = this.at(neighbor(cell.index, 'left'))
    }
    for (const block of this.blocks) {
      const blockX = block.index % blocksAcross
      const blockY = Math.floor(block.index / blocksAcross)
      const at = (x: number, y: number): LaneCell =>
        this.at(cellAt(2 * blockX + shiftX + (mirrored ? 1 - x : x), 2 * blockY + shiftY + y))
      for (const [index, { x, y, outX, outY }] of corners.entries()) {
        const cell = at(x, y)
        const next = corners[(index + 1) % 4] as (typeof corners)[number]
        cell.block = block
        cell.round = at(next.x, next.y)
        cell.leave = at(x + outX, y + outY)
        // A border is numbered after the block to its left or above it.
        const left = (mirrored ? -outX : outX) < 0 ? blockX - 1 + blocksAcross : blockX
        const above = outY < 0 ? blockY - 1 + blocksDown : blockY
        const owner = (above % blocksDown) * blocksAcross + (left % blocksAcross)
        cell.border = this.borders[owner * 2 + (outY === 0 ? 0 : 1)] as TreePart
      }
    }
  }

  at(cell: Cell): LaneCell {
    return this.cells[cell] as LaneCell
  }

  /** How many of the snake's cells, from the head on, keep to the lanes. */
  kept(snake: Uint16Array): number {
    const call = ++this.keptCalls
    let newer = this.at(snake[0] as Cell)
    newer.block.seenBy = call
    for (let index = 1; index < snake.length; index++) {
      const older = this.at(snake[index] as Cell)
      if (older.leave === newer) {
        if (older.border.seenBy !== call) {
          if (older.block.seenBy === call) return index
          older.block.seenBy = older.border.seenBy = call
        }
      } else if (older.round !== newer) return index
      newer = older
    }
    return snake.length
  }

  /** Places the snake (head first) on the board for a search. Returns the search's `now`. */
  place(snake: Uint16Array): number {
    this.now += cellCount + 1
    const { now } = this
    let freeAt = now + snake.length
    let newer: LaneCell | null = null
    for (const index of snake) {
      const cell = this.at(index)
      cell.freeAt = freeAt
      // Going from the head, the first cell in a block is the one that the snake leaves last.
      if (cell.block.freeAt <= now) cell.block.freeAt = freeAt
      if (cell.leave === newer && cell.border.freeAt <= now) cell.border.freeAt = freeAt
      newer = cell
      freeAt--
    }
    return now
  }

  /** An empty tree, for `walkTree`. */
  clearTree(): void {
    for (const block of this.blocks) block.inTree = false
    for (const border of this.borders) border.inTree = false
  }
}

/** All eight systems. */
export function allLanes(): readonly Lanes[] {
  const systems: Lanes[] = []
  for (const shiftX of [0, 1]) {
    for (const shiftY of [0, 1]) {
      for (const mirrored of [false, true]) systems.push(new Lanes(shiftX, shiftY, mirrored))
    }
  }
  return systems
}
