function subarraysWithSum(nums: number[], k: number): number {
  let count = 0
  for (let start = 0; start < nums.length; start++) {
    let sum = 0
    for (const num of nums.slice(start)) {
      sum += num
      if (sum === k) count++
    }
  }
  return count
}
