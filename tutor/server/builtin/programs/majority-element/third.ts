/** The values that make up more than a third of the list each, in ascending order. */
function aboveThird(nums: number[]): number[] {
  const counts = new Map<number, number>()
  for (const num of nums) {
    counts.set(num, (counts.get(num) ?? 0) + 1)
    // Three different values cancel each other out, so two candidates are enough.
    if (counts.size < 3) continue
    for (const [value, count] of [...counts]) {
      if (count === 1) counts.delete(value)
      else counts.set(value, count - 1)
    }
  }
  const isOften = (value: number) => nums.filter((num) => num === value).length * 3 > nums.length
  return [...counts.keys()].filter(isOften).sort((a, b) => a - b)
}
