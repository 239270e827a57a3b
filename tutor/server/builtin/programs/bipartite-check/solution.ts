/**
 * Whether the members can be put into two groups so that no pair is within one group.
 * Members count from 0 or from 1. A start may go to either group; from there all is forced.
 */
function canSplit(n: number, pairs: number[][]): boolean {
  const neighbors: number[][] = Array.from({ length: n + 1 }, () => [])
  for (const [a, b] of pairs) {
    neighbors[a].push(b)
    neighbors[b].push(a)
  }
  // 1 and -1 are the two sides.
  const side = new Array<number>(n + 1).fill(0)
  for (let start = 0; start <= n; start++) {
    if (side[start] !== 0) continue
    side[start] = 1
    const stack = [start]
    while (stack.length > 0) {
      const member = stack.pop() as number
      for (const neighbor of neighbors[member]) {
        if (side[neighbor] === side[member]) return false
        if (side[neighbor] !== 0) continue
        side[neighbor] = -side[member]
        stack.push(neighbor)
      }
    }
  }
  return true
}
