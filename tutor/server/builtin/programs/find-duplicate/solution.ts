/** The number that repeats among n + 1 numbers from 1 to n. */
function findDuplicate(nums: number[]): number {
  let slow = nums[0]
  let fast = nums[nums[0]]
  while (slow !== fast) {
    slow = nums[slow]
    fast = nums[nums[fast]]
  }
  // From the start and from where they met it is equally far to the entrance of the cycle.
  slow = 0
  while (slow !== fast) {
    slow = nums[slow]
    fast = nums[fast]
  }
  return slow
}
