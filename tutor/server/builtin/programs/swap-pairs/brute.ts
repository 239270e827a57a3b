function swapPairs(values: number[]): number[] {
  return values.map((value, i) => values[i % 2 === 0 ? i + 1 : i - 1] ?? value)
}
