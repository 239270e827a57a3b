function longestConsecutive(nums: number[]): number {
  const sorted = [...nums].sort((a, b) => a - b)
  let longest = 0
  let length = 0
  sorted.forEach((num, i) => {
    if (i > 0 && num === sorted[i - 1]) return
    length = i > 0 && num === sorted[i - 1] + 1 ? length + 1 : 1
    longest = Math.max(longest, length)
  })
  return longest
}
