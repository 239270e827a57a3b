/** The length of the longest run of consecutive numbers, wherever in the list they stand. */
function longestConsecutive(nums: number[]): number {
  const known = new Set(nums)
  let longest = 0
  for (const start of known) {
    // Runs are followed from their first number only, so the loops take linear time together.
    if (known.has(start - 1)) continue
    let end = start
    while (known.has(end + 1)) end++
    longest = Math.max(longest, end - start + 1)
  }
  return longest
}
