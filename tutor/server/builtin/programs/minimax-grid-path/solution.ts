/**
 * The least possible height of the highest cell on a path between two corners of the grid.
 * Steps between neighbors are opened in order of their cost; the one that joins the corners
 * decides.
 */
function lowestLevel(grid: number[][]): number {
  const columns = grid[0].length
  const heights = grid.flat()
  const steps: [cost: number, a: number, b: number][] = []
  heights.forEach((height, a) => {
    for (const b of [(a + 1) % columns === 0 ? -1 : a + 1, a + columns]) {
      if (b > 0 && b < heights.length) steps.push([Math.max(height, heights[b]), a, b])
    }
  })
  steps.sort((one, other) => one[0] - other[0])
  const parent = [...heights.keys()]
  const find = (cell: number): number => {
    while (parent[cell] !== cell) {
      parent[cell] = parent[parent[cell]]
      cell = parent[cell]
    }
    return cell
  }
  for (const [cost, a, b] of steps) {
    parent[find(a)] = find(b)
    if (find(0) === find(heights.length - 1)) return cost
  }
  return heights[0]
}
