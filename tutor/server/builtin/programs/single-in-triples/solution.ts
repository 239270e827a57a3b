/** The value that appears once when all others appear three times. */
function singleInTriples(nums: number[]): number {
  let once = 0
  let twice = 0
  for (const num of nums) {
    // Each bit goes from none to once to twice and back to none.
    once = (once ^ num) & ~twice
    twice = (twice ^ num) & ~once
  }
  return once
}
