function pascalRow(index: number): number[] {
  const ways = (n: number, k: number): number =>
    k === 0 || k === n ? 1 : ways(n - 1, k - 1) + ways(n - 1, k)
  return Array.from({ length: index + 1 }, (_, k) => ways(index, k))
}

function pascalTriangle(count: number): number[][] {
  return Array.from({ length: count }, (_, row) => pascalRow(row))
}
