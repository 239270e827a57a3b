/**
 * The largest number that the given numbers make when written one after the other.
 * Which of two numbers goes first can be decided by trying both ways; that comparison is
 * transitive, so sorting by it puts the whole row in order.
 */
function largestNumber(nums: number[]): string {
  const parts = nums.map(String)
  // Both concatenations have the same length, so comparing them as text compares them as numbers.
  parts.sort((a, b) => (a + b > b + a ? -1 : 1))
  // Only zeros: one digit is enough.
  return parts[0] === '0' ? '0' : parts.join('')
}
