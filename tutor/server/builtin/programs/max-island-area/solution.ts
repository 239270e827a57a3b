/**
 * The number of cells in the largest group of '1' joined side by side; 0 without any.
 * Each search takes one whole island off the map, so no cell is counted twice.
 */
function maxIslandArea(grid: string[]): number {
  const cells = grid.map((row) => [...row])
  const floodFrom = (row: number, column: number): number => {
    const stack = [[row, column]]
    let area = 0
    while (stack.length > 0) {
      const [r, c] = stack.pop() as number[]
      if (cells[r]?.[c] !== '1') continue
      cells[r][c] = '0'
      area++
      stack.push([r + 1, c], [r - 1, c], [r, c + 1], [r, c - 1])
    }
    return area
  }
  let largest = 0
  cells.forEach((row, r) => {
    for (let c = 0; c < row.length; c++) largest = Math.max(largest, floodFrom(r, c))
  })
  return largest
}
