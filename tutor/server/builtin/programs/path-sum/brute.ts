/** Each node's value by the turns that lead to it from the root, such as “LR”. */
function nodesByPath(values: (number | null)[]): Map<string, number> {
  const nodes = new Map<string, number>()
  const places = ['']
  values.forEach((value, i) => {
    if (value === null) return
    nodes.set(places[i], value)
    places.push(`${places[i]}L`, `${places[i]}R`)
  })
  return nodes
}

function hasPathSum(values: (number | null)[], targetSum: number): boolean {
  return allPathSums(values, targetSum).length > 0
}

function allPathSums(values: (number | null)[], targetSum: number): number[][] {
  const nodes = nodesByPath(values)
  const leaves = [...nodes.keys()].filter((path) => !nodes.has(`${path}L`) && !nodes.has(`${path}R`))
  // In the order in which a walk that goes left first meets them.
  return leaves
    .sort((a, b) => (a < b ? -1 : 1))
    .map((leaf) => Array.from({ length: leaf.length + 1 }, (_, i) => nodes.get(leaf.slice(0, i)) ?? 0))
    .filter((path) => path.reduce((sum, value) => sum + value, 0) === targetSum)
}

function countPathSums(values: (number | null)[], targetSum: number): number {
  const nodes = nodesByPath(values)
  let count = 0
  for (const end of nodes.keys()) {
    for (let start = 0; start <= end.length; start++) {
      let sum = 0
      for (let i = start; i <= end.length; i++) sum += nodes.get(end.slice(0, i)) ?? 0
      if (sum === targetSum) count++
    }
  }
  return count
}
