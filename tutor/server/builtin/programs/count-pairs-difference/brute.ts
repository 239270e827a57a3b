function countPairs(nums: number[], k: number): number {
  return pairsOf(nums, k).length
}

function countDifferentPairs(nums: number[], k: number): number {
  return new Set(pairsOf(nums, k)).size
}

function pairsOf(nums: number[], k: number): string[] {
  return nums.flatMap((a, i) =>
    nums
      .slice(i + 1)
      .filter((b) => Math.abs(a - b) === k)
      .map((b) => `${Math.min(a, b)} ${Math.max(a, b)}`),
  )
}
