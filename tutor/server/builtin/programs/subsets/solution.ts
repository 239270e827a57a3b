/** All subsets: each number is added to a copy of every subset found so far. */
function subsets(nums: number[]): number[][] {
  const all: number[][] = [[]]
  for (const num of nums) {
    for (const subset of [...all]) all.push([...subset, num])
  }
  return all
}
