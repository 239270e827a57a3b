/** The values moved `k` places to the left; those beyond the front come back at the end. */
function rotateLeft(nums: number[], k: number): number[] {
  if (nums.length === 0) return []
  const steps = k % nums.length
  return [...nums.slice(steps), ...nums.slice(0, steps)]
}
