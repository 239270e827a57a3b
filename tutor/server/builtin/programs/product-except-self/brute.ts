function productExceptSelf(nums: number[]): number[] {
  return nums.map((_, i) =>
    // Adding 0 turns -0, which JavaScript has, into 0.
    nums.reduce((product, num, j) => (i === j ? product : product * num + 0), 1),
  )
}
