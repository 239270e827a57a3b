function isTree(n: number, edges: number[][]): boolean {
  const nodes = Array.from({ length: n }, (_, i) => i)
  return nodes.every((a) => nodes.every((b) => countPaths(edges, [a], b) === 1)) && edges.every(([a, b]) => a !== b)
}

/** Ways from the end of the path to the goal that use no node twice, over single edges. */
function countPaths(edges: number[][], path: number[], goal: number): number {
  const here = path[path.length - 1]
  if (here === goal) return 1
  return edges.reduce((count, [a, b]) => {
    const next = a === here ? b : b === here ? a : here
    return path.includes(next) ? count : count + countPaths(edges, [...path, next], goal)
  }, 0)
}
