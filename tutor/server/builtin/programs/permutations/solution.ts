/** All orders of the numbers: each place takes every number that is not used yet. */
function permutations(nums: number[]): number[][] {
  const all: number[][] = []
  const order: number[] = []
  const isUsed = nums.map(() => false)
  const fill = () => {
    if (order.length === nums.length) all.push([...order])
    nums.forEach((num, i) => {
      if (isUsed[i]) return
      isUsed[i] = true
      order.push(num)
      fill()
      order.pop()
      isUsed[i] = false
    })
  }
  fill()
  return all
}
