/** The ways to put a plus or a minus before each number so that `target` comes out. */
function targetSum(nums: number[], target: number): number {
  // In how many ways each sum comes out of the numbers so far.
  let ways = new Map([[0, 1]])
  for (const num of nums) {
    const next = new Map<number, number>()
    for (const [sum, count] of ways) {
      next.set(sum + num, (next.get(sum + num) ?? 0) + count)
      next.set(sum - num, (next.get(sum - num) ?? 0) + count)
    }
    ways = next
  }
  return ways.get(target) ?? 0
}
