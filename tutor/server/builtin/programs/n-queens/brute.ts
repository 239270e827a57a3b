function placeQueens(n: number): string[][] {
  return peaceful(n).map((columns) => columns.map((column) => '.'.repeat(column) + 'Q' + '.'.repeat(n - column - 1)))
}

function countQueens(n: number): number {
  return peaceful(n).length
}

function peaceful(n: number): number[][] {
  return permutations(Array.from({ length: n }, (_, i) => i)).filter((columns) =>
    columns.every((a, i) => columns.every((b, j) => i === j || Math.abs(a - b) !== Math.abs(i - j))),
  )
}

function permutations(items: number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first) => permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]))
}
