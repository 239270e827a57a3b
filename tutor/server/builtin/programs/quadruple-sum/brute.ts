function quadrupleSum(nums: number[], target: number): number[][] {
  const found = new Set<string>()
  for (let subset = 0; subset < 2 ** nums.length; subset++) {
    const chosen = nums.filter((_, i) => (subset >> i) % 2 === 1).sort((a, b) => a - b)
    const sum = chosen.reduce((total, num) => total + num, 0)
    if (chosen.length === 4 && sum === target) found.add(JSON.stringify(chosen))
  }
  return [...found].map((group) => JSON.parse(group))
}
