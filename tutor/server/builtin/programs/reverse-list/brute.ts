function reverseValues(values: number[]): number[] {
  return values.map((_, i) => values[values.length - 1 - i])
}
