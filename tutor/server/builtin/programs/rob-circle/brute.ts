function robCircle(nums: number[]): number {
  const n = nums.length
  let best = 0
  for (let set = 0; set < 2 ** n; set++) {
    const isTaken = (i: number) => (set >> i) % 2 === 1
    let sum = 0
    let isAllowed = true
    nums.forEach((num, i) => {
      if (!isTaken(i)) return
      sum += num
      if (n > 1 && isTaken((i + 1) % n)) isAllowed = false
    })
    if (isAllowed) best = Math.max(best, sum)
  }
  return best
}
