/** The length of the longest stretch with at most two different values. */
function longestTwoKinds(fruits: number[]): number {
  const counts = new Map<number, number>()
  let longest = 0
  let from = 0
  fruits.forEach((fruit, to) => {
    counts.set(fruit, (counts.get(fruit) ?? 0) + 1)
    while (counts.size > 2) {
      const count = (counts.get(fruits[from]) ?? 0) - 1
      if (count === 0) counts.delete(fruits[from])
      else counts.set(fruits[from], count)
      from++
    }
    longest = Math.max(longest, to - from + 1)
  })
  return longest
}
