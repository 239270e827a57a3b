function countEqualPairs(nums: number[]): number {
  return nums.reduce((sum, a, i) => sum + nums.slice(i + 1).filter((b) => a === b).length, 0)
}

function countDisjointPairs(nums: number[]): number {
  const [first, ...rest] = nums
  if (first === undefined) return 0
  const partner = rest.indexOf(first)
  if (partner < 0) return countDisjointPairs(rest)
  rest.splice(partner, 1)
  return 1 + countDisjointPairs(rest)
}
