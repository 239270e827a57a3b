/** How many increases by one leave no value below the one before it. */
function fewestIncreases(nums: number[]): number {
  let highest = -Infinity
  let increases = 0
  for (const num of nums) {
    highest = Math.max(highest, num)
    increases += highest - num
  }
  return increases
}
