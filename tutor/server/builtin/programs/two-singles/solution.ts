/** The two values that appear once when all others appear twice. */
function twoSingles(nums: number[]): number[] {
  const both = nums.reduce((bits, num) => bits ^ num, 0)
  // The lowest bit in which the two differ.
  const bit = both & -both
  const first = nums.reduce((bits, num) => ((num & bit) === 0 ? bits : bits ^ num), 0)
  return [first, both ^ first]
}
