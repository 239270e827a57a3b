function closestTriple(nums: number[], target: number): number {
  const sums = nums.flatMap((a, i) =>
    nums.slice(i + 1).flatMap((b, j) => nums.slice(i + j + 2).map((c) => a + b + c)),
  )
  return sums.sort((a, b) => Math.abs(a - target) - Math.abs(b - target) || a - b)[0]
}
