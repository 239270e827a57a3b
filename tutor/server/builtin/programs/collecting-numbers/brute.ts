function countRounds(nums: number[]): number {
  let next = 1
  let rounds = 0
  while (next <= nums.length) {
    rounds++
    for (const num of nums) if (num === next) next++
  }
  return rounds
}
