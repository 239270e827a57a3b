/** How many different pairs of values differ by exactly `k`. */
function countDifferentPairs(nums: number[], k: number): number {
  const counts = new Map<number, number>()
  for (const num of nums) counts.set(num, (counts.get(num) ?? 0) + 1)
  // Each pair is found from its lower value; equal ones need two of it.
  return [...counts].filter(([num, count]) => (k === 0 ? count > 1 : counts.has(num + k))).length
}
