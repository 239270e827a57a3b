/** All different subsets of numbers that may be equal. */
function distinctSubsets(nums: number[]): number[][] {
  const sorted = [...nums].sort((a, b) => a - b)
  const all: number[][] = [[]]
  let added = 0
  sorted.forEach((num, i) => {
    // An equal number before has made the older subsets larger already.
    const start = i > 0 && num === sorted[i - 1] ? all.length - added : 0
    const larger = all.slice(start).map((subset) => [...subset, num])
    added = larger.length
    all.push(...larger)
  })
  return all
}
