/**
 * Length of the longest subsequence that never decreases.
 * `tails[l]` is the smallest value that such a subsequence of length l + 1 can end with.
 * The tails never decrease either, so each number finds its place by binary search.
 */
function longestNonDecreasing(nums: number[]): number {
  const tails: number[] = []
  for (const num of nums) {
    let low = 0
    let high = tails.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (tails[middle] <= num) low = middle + 1
      else high = middle
    }
    // Extends the longest one, or makes a shorter one end with a smaller value.
    tails[low] = num
  }
  return tails.length
}
