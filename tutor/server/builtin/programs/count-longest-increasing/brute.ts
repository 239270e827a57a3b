function countLongestIncreasing(nums: number[]): number {
  const found: number[][] = []
  for (let mask = 1; mask < 1 << nums.length; mask++) {
    const chosen = nums.filter((_, i) => (mask >> i) & 1)
    if (chosen.every((num, i) => i === 0 || chosen[i - 1] < num)) found.push(chosen)
  }
  const longest = Math.max(0, ...found.map((chosen) => chosen.length))
  return found.filter((chosen) => chosen.length === longest).length
}
