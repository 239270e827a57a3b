/**
 * The one number that occurs once, when every other occurs exactly twice.
 * Equal numbers cancel under exclusive or, whatever their order.
 */
function singleNumber(nums: number[]): number {
  let single = 0
  for (const num of nums) single ^= num
  return single
}
