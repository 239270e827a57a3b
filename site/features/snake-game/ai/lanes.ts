import { type Cell, cellAt, cellCount, columns, rows } from '../board.ts'

export const blockCount = cellCount / 4
export const borderCount = blockCount * 2

const blocksAcross = columns / 2
const blocksDown = rows / 2

/** Clockwise from the top left: a corner of a block, and the step that leaves the block there. */
const corners = [
  { x: 0, y: 0, outX: 0, outY: -1 },
  { x: 1, y: 0, outX: 1, outY: 0 },
  { x: 1, y: 1, outX: 0, outY: 1 },
  { x: 0, y: 1, outX: -1, outY: 0 },
] as const

/**
 * One-way traffic on the board. It is cut into 2x2 blocks; every block is a roundabout, and from
 * each cell the snake may go on round its block or leave it for the next one. Eight such systems
 * fit the torus: the blocks may start at an odd row or column, and turn either way.
 *
 * A snake *keeps to the lanes* when each of its steps is one of these two and the block borders it
 * crosses (counted once, whichever way) join its blocks without a loop, as a tree. Why such a snake
 * can always fill the board is told in docs/decisions.md, "Snake AI".
 */
export class Lanes {
  /** Block of each cell. */
  readonly block = new Uint16Array(cellCount)
  /** The next cell round the block. */
  readonly round = new Uint16Array(cellCount)
  /** The cell of the next block that is reached by leaving. */
  readonly leave = new Uint16Array(cellCount)
  /** The border that leaving crosses; both ways across it share the number. */
  readonly border = new Uint16Array(cellCount)
  private readonly blockSeen = new Uint32Array(blockCount)
  private readonly borderSeen = new Uint32Array(borderCount)
  private stamp = 0

  /** `shiftX` and `shiftY` (0 or 1) move the blocks; `mirrored` turns the roundabouts round. */
  constructor(shiftX: number, shiftY: number, mirrored: boolean) {
    const { block, round, leave, border } = this
    for (let number = 0; number < blockCount; number++) {
      const blockX = number % blocksAcross
      const blockY = Math.floor(number / blocksAcross)
      const at = (x: number, y: number): Cell =>
        cellAt(2 * blockX + shiftX + (mirrored ? 1 - x : x), 2 * blockY + shiftY + y)
      for (const [index, { x, y, outX, outY }] of corners.entries()) {
        const cell = at(x, y)
        const next = corners[(index + 1) % 4] as (typeof corners)[number]
        block[cell] = number
        round[cell] = at(next.x, next.y)
        leave[cell] = at(x + outX, y + outY)
        // A border is named after the block to its left or above it.
        const left = (mirrored ? -outX : outX) < 0 ? blockX - 1 + blocksAcross : blockX
        const above = outY < 0 ? blockY - 1 + blocksDown : blockY
        const owner = (above % blocksDown) * blocksAcross + (left % blocksAcross)
        border[cell] = owner * 2 + (outY === 0 ? 0 : 1)
      }
    }
  }

  /** How many of the snake's first `length` cells (head first) keep to the lanes. */
  kept(body: Uint16Array, length: number): number {
    const { block, round, leave, border, blockSeen, borderSeen } = this
    const stamp = ++this.stamp
    let newer = body[0] as number
    blockSeen[block[newer] as number] = stamp
    for (let index = 1; index < length; index++) {
      const older = body[index] as number
      if (leave[older] === newer) {
        const crossed = border[older] as number
        if (borderSeen[crossed] !== stamp) {
          const joined = block[older] as number
          if (blockSeen[joined] === stamp) return index
          blockSeen[joined] = stamp
          borderSeen[crossed] = stamp
        }
      } else if (round[older] !== newer) return index
      newer = older
    }
    return length
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
