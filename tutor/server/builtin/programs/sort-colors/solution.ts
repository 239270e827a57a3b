/** Sorts values 0, 1 and 2 in one pass: zeros to the front, twos to the back. */
function sortColors(nums: number[]): number[] {
  const sorted = [...nums]
  let low = 0
  let high = sorted.length - 1
  let i = 0
  while (i <= high) {
    if (sorted[i] === 0) {
      ;[sorted[i], sorted[low]] = [sorted[low], sorted[i]]
      low++
      i++
    } else if (sorted[i] === 2) {
      // What comes from the back has not been looked at, so i stays.
      ;[sorted[i], sorted[high]] = [sorted[high], sorted[i]]
      high--
    } else i++
  }
  return sorted
}
