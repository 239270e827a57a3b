/** How many pairs of numbers add up to `target`; equal numbers at other places count again. */
function countPairs(nums: number[], target: number): number {
  const timesSeen = new Map<number, number>()
  let count = 0
  for (const num of nums) {
    count += timesSeen.get(target - num) ?? 0
    timesSeen.set(num, (timesSeen.get(num) ?? 0) + 1)
  }
  return count
}
