/** How many different values there are. */
function countDistinct(nums: number[]): number {
  return new Set(nums).size
}
