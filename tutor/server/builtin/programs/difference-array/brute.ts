function addRanges(n: number, updates: number[][]): number[] {
  const values = new Array<number>(n).fill(0)
  for (const [start, end, amount] of updates) {
    for (let i = start; i <= end; i++) values[i] += amount
  }
  return values
}
