/** How many passes from left to right collect the numbers 1 to n in order. */
function countRounds(nums: number[]): number {
  const placeOf = new Map(nums.map((num, i) => [num, i]))
  let rounds = 1
  for (let num = 2; num <= nums.length; num++) {
    if ((placeOf.get(num) ?? 0) < (placeOf.get(num - 1) ?? 0)) rounds++
  }
  return rounds
}
