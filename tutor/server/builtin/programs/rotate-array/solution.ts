/** The values moved `k` places to the right; those beyond the end come back at the front. */
function rotateRight(nums: number[], k: number): number[] {
  if (nums.length === 0) return []
  // Once around changes nothing.
  const steps = k % nums.length
  return [...nums.slice(nums.length - steps), ...nums.slice(0, nums.length - steps)]
}
