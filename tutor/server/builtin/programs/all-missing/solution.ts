/** The numbers from 1 to nums.length that the list lacks. */
function findMissing(nums: number[]): number[] {
  const known = new Set(nums)
  const missing: number[] = []
  for (let num = 1; num <= nums.length; num++) if (!known.has(num)) missing.push(num)
  return missing
}
