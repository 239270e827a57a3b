/**
 * Team 1 or 2 for each member, counted from 0, so that no pair is within one team; else empty.
 * A start goes to team 1; from there all is forced.
 */
function teams(n: number, pairs: number[][]): number[] {
  const neighbors: number[][] = Array.from({ length: n }, () => [])
  for (const [a, b] of pairs) {
    neighbors[a].push(b)
    neighbors[b].push(a)
  }
  const team = new Array<number>(n).fill(0)
  for (let start = 0; start < n; start++) {
    if (team[start] !== 0) continue
    team[start] = 1
    const stack = [start]
    while (stack.length > 0) {
      const member = stack.pop() as number
      for (const neighbor of neighbors[member]) {
        if (team[neighbor] === team[member]) return []
        if (team[neighbor] !== 0) continue
        team[neighbor] = 3 - team[member]
        stack.push(neighbor)
      }
    }
  }
  return team
}
