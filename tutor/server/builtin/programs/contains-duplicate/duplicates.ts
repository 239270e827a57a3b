/** The values that appear more than once, each once, in the order in which they repeat. */
function duplicates(nums: number[]): number[] {
  const counts = new Map<number, number>()
  const repeated: number[] = []
  for (const num of nums) {
    const count = (counts.get(num) ?? 0) + 1
    counts.set(num, count)
    if (count === 2) repeated.push(num)
  }
  return repeated
}
