/** The length of the shortest stretch, of any values, with a sum of at least `target`; else -1. */
function shortestWithSum(target: number, nums: number[]): number {
  const prefixes = [0]
  for (const num of nums) prefixes.push(prefixes[prefixes.length - 1] + num)
  // Starts that can still be best: their prefix sums increase from front to back.
  const starts: number[] = []
  let front = 0
  let shortest = Infinity
  prefixes.forEach((prefix, end) => {
    while (front < starts.length && prefix - prefixes[starts[front]] >= target) {
      shortest = Math.min(shortest, end - starts[front++])
    }
    while (starts.length > front && prefixes[starts[starts.length - 1]] >= prefix) starts.pop()
    starts.push(end)
  })
  return shortest === Infinity ? -1 : shortest
}
