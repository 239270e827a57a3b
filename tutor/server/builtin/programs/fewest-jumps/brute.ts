function fewestJumps(nums: number[]): number {
  let positions = new Set([0])
  for (let jumps = 0; jumps < nums.length; jumps++) {
    if (positions.has(nums.length - 1)) return jumps
    positions = new Set(
      [...positions].flatMap((from) => Array.from({ length: nums[from] ?? 0 }, (_, i) => from + i + 1)),
    )
  }
  return -1
}
