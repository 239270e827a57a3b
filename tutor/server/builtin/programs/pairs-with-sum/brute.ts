function maxPairs(nums: number[], k: number): number {
  const [first, ...others] = nums
  if (first === undefined) return 0
  const partner = others.findIndex((other) => first + other === k)
  if (partner < 0) return maxPairs(others, k)
  others.splice(partner, 1)
  return 1 + maxPairs(others, k)
}
