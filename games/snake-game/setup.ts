import {
  type Cell,
  columnOf,
  columns,
  type Direction,
  directions,
  neighbor,
  rowOf,
  rows,
  vectors,
} from './board.ts'

/** What the board is like. */
export interface Setup {
  readonly size: Size
  /** Whether the edges are walls. */
  readonly walls: boolean
  /** Whether there's a pair of portals: two cells, each leading out of the other. */
  readonly portals: boolean
  /** How many fruits there are at a time. */
  readonly fruit: FruitCount
}

/** Each size fills the same canvas: smaller boards have larger cells. */
export const sizes = {
  large: { columns, rows },
  medium: { columns: 24, rows: 16 },
  small: { columns: 15, rows: 10 },
} as const
export type Size = keyof typeof sizes

export const fruitCounts = [1, 3, 5] as const
export type FruitCount = (typeof fruitCounts)[number]

/** The board that every game starts with, and the only one that the AI plays on. */
export const standard: Setup = { size: 'large', walls: false, portals: false, fruit: 1 }

export const isStandard = (setup: Setup): boolean => variantOf(setup) === variantOf(standard)

/** A name for boards of the same kind, whose scores can be compared. */
export const variantOf = ({ size, walls, portals, fruit }: Setup): string =>
  [size, walls && 'walls', portals && 'portals', fruit].filter(Boolean).join(' ')

export function cellsOf({ size }: Setup): number {
  return sizes[size].columns * sizes[size].rows
}

/** The cell one step away; undefined if a wall is in between. */
export function nextCell(cell: Cell, direction: Direction, setup: Setup): Cell | undefined {
  if (setup.size === 'large' && !setup.walls) return neighbor(cell, direction)
  const { columns: width, rows: height } = sizes[setup.size]
  const [across, down] = vectors[directions.indexOf(direction)] as (typeof vectors)[number]
  const x = columnOf(cell) + across
  const y = rowOf(cell) + down
  if (setup.walls && (x < 0 || y < 0 || x >= width || y >= height)) return undefined
  // Cells have the same numbers on boards of every size.
  return ((y + height) % height) * columns + ((x + width) % width)
}

/** The vector of a step between two cells; undefined if a portal is in between. */
export function vectorBetween(from: Cell, to: Cell, setup: Setup) {
  return vectors.find(
    (_, index) => nextCell(from, directions[index] as Direction, { ...setup, walls: false }) === to,
  )
}
