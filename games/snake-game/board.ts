/** Board width in cells (canvas 600 px, cell 20 px). */
export const columns = 30
/** Board height in cells (canvas 400 px, cell 20 px). */
export const rows = 20
/** Side of a cell in canvas pixels. */
export const cellSize = 20
/** Cells on the board; the game is won when the snake covers them all. */
export const cellCount = columns * rows

/** A cell's number: `y * columns + x`. */
export type Cell = number

/** Directions in the order used by `neighbors`: up, right, down, left. */
export const directions = ['up', 'right', 'down', 'left'] as const
export type Direction = (typeof directions)[number]
/** Steps to the right and down, in the order of `directions`. */
export const vectors = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const

export function cellAt(x: number, y: number): Cell {
  const column = ((x % columns) + columns) % columns
  const row = ((y % rows) + rows) % rows
  return row * columns + column
}

export const columnOf = (cell: Cell): number => cell % columns
export const rowOf = (cell: Cell): number => Math.floor(cell / columns)

/** The four neighbors of every cell on the torus: `neighbors[cell * 4 + direction]`. */
export const neighbors = new Uint16Array(cellCount * 4)
for (let cell = 0; cell < cellCount; cell++) {
  const x = columnOf(cell)
  const y = rowOf(cell)
  neighbors[cell * 4] = cellAt(x, y - 1)
  neighbors[cell * 4 + 1] = cellAt(x + 1, y)
  neighbors[cell * 4 + 2] = cellAt(x, y + 1)
  neighbors[cell * 4 + 3] = cellAt(x - 1, y)
}

/** The cell one step away. Walls wrap. */
export function neighbor(cell: Cell, direction: Direction): Cell {
  return neighbors[cell * 4 + directions.indexOf(direction)] as Cell
}

/** The direction from a cell to its neighbor. Throws if they aren't neighbors. */
export function directionBetween(from: Cell, to: Cell): Direction {
  for (let index = 0; index < 4; index++) {
    if (neighbors[from * 4 + index] === to) return directions[index] as Direction
  }
  throw new RangeError(`cells ${from} and ${to} do not touch`)
}

export function opposite(direction: Direction): Direction {
  return directions[(directions.indexOf(direction) + 2) % 4] as Direction
}
