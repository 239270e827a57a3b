function maxWindowSum(nums: number[], k: number): number {
  return Math.max(...windowSums(nums, k))
}

function minWindowSum(nums: number[], k: number): number {
  return Math.min(...windowSums(nums, k))
}

function maxAverage(nums: number[], k: number): number {
  return Math.max(...windowSums(nums, k)) / k
}

function windowSums(nums: number[], k: number): number[] {
  return nums
    .slice(0, nums.length - k + 1)
    .map((_, from) => nums.slice(from, from + k).reduce((sum, num) => sum + num, 0))
}
