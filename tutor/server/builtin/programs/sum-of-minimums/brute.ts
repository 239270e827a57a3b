function sumOfMinimums(nums: number[]): number {
  let total = 0
  for (let from = 0; from < nums.length; from++) {
    for (let to = from + 1; to <= nums.length; to++) total += Math.min(...nums.slice(from, to))
  }
  return total % 1_000_000_007
}
