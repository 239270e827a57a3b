function hasIncreasingTriplet(nums: number[]): boolean {
  return nums.some((a, i) =>
    nums.some((b, j) => j > i && b > a && nums.some((c, k) => k > j && c > b)),
  )
}
