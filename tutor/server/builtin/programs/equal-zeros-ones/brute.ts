function longestBalanced(nums: number[]): number {
  let longest = 0
  for (let from = 0; from < nums.length; from++) {
    for (let to = from + 1; to <= nums.length; to++) {
      const part = nums.slice(from, to)
      const ones = part.filter((num) => num === 1).length
      if (2 * ones === part.length) longest = Math.max(longest, part.length)
    }
  }
  return longest
}
