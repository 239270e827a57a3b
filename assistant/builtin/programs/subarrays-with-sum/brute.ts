function sumsOfStretches(nums: number[]): { sum: number; length: number }[] {
  return nums.flatMap((_, start) => {
    let sum = 0
    return nums.slice(start).map((num, i) => {
      sum += num
      return { sum, length: i + 1 }
    })
  })
}

function subarraysWithSum(nums: number[], k: number): number {
  return sumsOfStretches(nums).filter(({ sum }) => sum === k).length
}

function longestWithSum(nums: number[], k: number): number {
  const fitting = sumsOfStretches(nums).filter(({ sum }) => sum === k)
  return Math.max(0, ...fitting.map(({ length }) => length))
}
