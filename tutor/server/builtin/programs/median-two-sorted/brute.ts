function medianTwoSorted(first: number[], second: number[]): number {
  const all = [...first, ...second].sort((a, b) => a - b)
  const middle = Math.floor(all.length / 2)
  return all.length % 2 === 1 ? all[middle] : (all[middle - 1] + all[middle]) / 2
}
