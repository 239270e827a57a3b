/** The sum of each range [first, last], counted from 0: a difference of two sums from the start. */
function rangeSums(nums: number[], queries: number[][]): number[] {
  const sumOfFirst = [0]
  for (const num of nums) sumOfFirst.push(sumOfFirst[sumOfFirst.length - 1] + num)
  return queries.map(([first, last]) => sumOfFirst[last + 1] - sumOfFirst[first])
}
