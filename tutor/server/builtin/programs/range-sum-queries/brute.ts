function rangeSums(nums: number[], queries: number[][]): number[] {
  return queries.map(([first, last]) =>
    nums.slice(first, last + 1).reduce((sum, num) => sum + num, 0),
  )
}

function rangeSumsFromOne(nums: number[], queries: number[][]): number[] {
  return rangeSums(nums, queries.map(([first, last]) => [first - 1, last - 1]))
}
