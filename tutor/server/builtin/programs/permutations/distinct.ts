/** All different orders of numbers that may be equal: each place takes each value once. */
function distinctPermutations(nums: number[]): number[][] {
  const left = new Map<number, number>()
  for (const num of [...nums].sort((a, b) => a - b)) left.set(num, (left.get(num) ?? 0) + 1)
  const all: number[][] = []
  const order: number[] = []
  const fill = () => {
    if (order.length === nums.length) all.push([...order])
    for (const [num, count] of left) {
      if (count === 0) continue
      left.set(num, count - 1)
      order.push(num)
      fill()
      order.pop()
      left.set(num, count)
    }
  }
  fill()
  return all
}
