function tripleSum(nums: number[]): number[][] {
  const found = new Set<string>()
  for (let i = 0; i < nums.length; i++) {
    for (let j = i + 1; j < nums.length; j++) {
      for (let k = j + 1; k < nums.length; k++) {
        if (nums[i] + nums[j] + nums[k] !== 0) continue
        found.add(JSON.stringify([nums[i], nums[j], nums[k]].sort((a, b) => a - b)))
      }
    }
  }
  return [...found].map((triple) => JSON.parse(triple))
}
