function leaders(nums: number[]): number[] {
  return nums.filter((num, i) => nums.slice(i + 1).every((other) => other < num))
}
