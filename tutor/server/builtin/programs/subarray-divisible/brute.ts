function countDivisible(nums: number[], k: number): number {
  return divisibleLengths(nums, k).length
}

function longestDivisible(nums: number[], k: number): number {
  return Math.max(0, ...divisibleLengths(nums, k))
}

function hasDivisiblePair(nums: number[], k: number): boolean {
  return divisibleLengths(nums, k).some((length) => length >= 2)
}

function divisibleLengths(nums: number[], k: number): number[] {
  const lengths: number[] = []
  for (let from = 0; from < nums.length; from++) {
    let sum = 0
    for (let to = from; to < nums.length; to++) {
      sum += nums[to]
      if (sum % k === 0) lengths.push(to - from + 1)
    }
  }
  return lengths
}
