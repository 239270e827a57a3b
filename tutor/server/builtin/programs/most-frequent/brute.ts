function mostFrequent(nums: number[]): number {
  const count = (value: number) => nums.filter((num) => num === value).length
  return [...nums].sort((a, b) => count(b) - count(a) || a - b)[0]
}
