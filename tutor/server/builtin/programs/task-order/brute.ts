function taskOrder(n: number, pairs: number[][]): number[] {
  const order: number[] = []
  for (let round = 0; round < n; round++) {
    const ready = Array.from({ length: n }, (_, task) => task).find(
      (task) => !order.includes(task) && pairs.every(([later, before]) => later !== task || order.includes(before)),
    )
    if (ready === undefined) return []
    order.push(ready)
  }
  return order
}

function isRight(n: number, pairs: number[][], result: number[]): boolean {
  if (result.length === 0) return taskOrder(n, pairs).length === 0
  const isWhole = result.length === n && new Set(result).size === n
  return isWhole && pairs.every(([task, before]) => result.indexOf(before) < result.indexOf(task))
}
