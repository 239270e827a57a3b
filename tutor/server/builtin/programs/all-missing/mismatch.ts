/** The number from 1 to n that appears twice and the one that is missing instead. */
function findMismatch(nums: number[]): number[] {
  const seen = new Set<number>()
  let twice = -1
  for (const num of nums) {
    if (seen.has(num)) twice = num
    seen.add(num)
  }
  let missing = 1
  while (seen.has(missing)) missing++
  return [twice, missing]
}
