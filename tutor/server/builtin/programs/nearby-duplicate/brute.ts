function hasNearbyDuplicate(nums: number[], k: number): boolean {
  return nums.some((num, i) => nums.slice(i + 1, i + 1 + k).includes(num))
}
