function longestIncreasing(nums: number[]): number {
  return longest(nums, (a, b) => a < b)
}

function longestNonDecreasing(nums: number[]): number {
  return longest(nums, (a, b) => a <= b)
}

function longest(nums: number[], mayFollow: (a: number, b: number) => boolean): number {
  const lengths = Array.from({ length: 2 ** nums.length }, (_, chosen) => {
    const kept = nums.filter((_, i) => (chosen >> i) & 1)
    return kept.every((num, i) => i === 0 || mayFollow(kept[i - 1], num)) ? kept.length : 0
  })
  return Math.max(...lengths)
}
