/** The smallest number from 0 on that the list lacks. */
function mex(nums: number[]): number {
  const known = new Set(nums)
  let candidate = 0
  while (known.has(candidate)) candidate++
  return candidate
}
