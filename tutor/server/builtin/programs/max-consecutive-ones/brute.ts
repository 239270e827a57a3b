function maxConsecutiveOnes(nums: number[]): number {
  return Math.max(...nums.join('').split('0').map((run) => run.length))
}
