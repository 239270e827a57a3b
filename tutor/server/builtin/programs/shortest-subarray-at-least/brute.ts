function minSubarrayLength(target: number, nums: number[]): number {
  return Math.max(shortestWithSum(target, nums), 0)
}

function shortestWithSum(target: number, nums: number[]): number {
  for (let length = 1; length <= nums.length; length++) {
    for (let from = 0; from + length <= nums.length; from++) {
      const sum = nums.slice(from, from + length).reduce((total, num) => total + num, 0)
      if (sum >= target) return length
    }
  }
  return -1
}
