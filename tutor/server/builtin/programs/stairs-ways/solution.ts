/** The ways to climb `n` stairs by one or two steps at a time. */
function waysToClimb(n: number): number {
  let before = 0
  let ways = 1
  for (let stair = 1; stair <= n; stair++) [before, ways] = [ways, before + ways]
  return ways
}
