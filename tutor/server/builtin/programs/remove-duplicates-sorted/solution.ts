/** The different values of a sorted list. */
function removeDuplicates(nums: number[]): number[] {
  const kept = [...nums]
  let end = 0
  for (const num of nums) {
    // In a sorted list a repeat can only equal the value kept last.
    if (end === 0 || num !== kept[end - 1]) kept[end++] = num
  }
  return kept.slice(0, end)
}
