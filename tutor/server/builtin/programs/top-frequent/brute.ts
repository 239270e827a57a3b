function topFrequent(nums: number[], k: number): number[] {
  const count = (value: number) => nums.filter((num) => num === value).length
  return nums
    .filter((num, i) => nums.indexOf(num) === i)
    .sort((a, b) => count(b) - count(a) || a - b)
    .slice(0, k)
}
