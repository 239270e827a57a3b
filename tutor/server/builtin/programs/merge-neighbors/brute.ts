function mergeNeighbors(piles: number[]): number {
  if (piles.length <= 1) return 0
  const totals = piles.slice(1).map((pile, i) => {
    const sum = piles[i] + pile
    return sum + mergeNeighbors([...piles.slice(0, i), sum, ...piles.slice(i + 2)])
  })
  return Math.min(...totals)
}
