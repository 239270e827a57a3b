import type { Cell } from '../board.ts'
import type { Random } from '../rules.ts'
import type { LaneCell, Lanes } from './lanes.ts'

/**
 * A way to the food that always exists: grows the tree of the snake's blocks at random until it
 * spans the board, then walks around it.
 */
export function walkTree(
  snake: Uint16Array,
  food: LaneCell,
  lanes: Lanes,
  random: Random,
): LaneCell[] {
  lanes.clearTree()
  let newer: LaneCell | null = null
  for (const index of snake) {
    const cell = lanes.at(index)
    cell.block.inTree = true
    if (cell.leave === newer) cell.border.inTree = true
    newer = cell
  }
  growTree(
    lanes.cells.filter((cell) => cell.block.inTree),
    random,
  )
  const path: LaneCell[] = []
  let cell = lanes.at(snake[0] as Cell)
  do {
    cell = cell.border.inTree ? cell.leave : cell.round
    path.push(cell)
  } while (cell !== food)
  return path
}

/** Adds blocks to the tree, across the border at any cell of `frontier`, until all are in it. */
function growTree(frontier: LaneCell[], random: Random): void {
  while (frontier.length > 0) {
    const pick = Math.floor(random() * frontier.length)
    const cell = frontier[pick] as LaneCell
    const last = frontier.pop() as LaneCell
    if (pick < frontier.length) frontier[pick] = last
    const corner = cell.leave
    if (corner.block.inTree) continue
    corner.block.inTree = true
    cell.border.inTree = true
    frontier.push(corner, corner.round, corner.round.round, corner.round.round.round)
  }
}
