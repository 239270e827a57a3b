function combinations(n: number, k: number): number[][] {
  const numbers = Array.from({ length: n }, (_, i) => i + 1)
  const sets = Array.from({ length: 2 ** n }, (_, set) =>
    numbers.filter((_num, i) => (set >> i) % 2 === 1),
  )
  return sets.filter(({ length }) => length === k)
}

function countCombinations(n: number, k: number): number {
  return combinations(n, k).length
}
