function countInversions(values: number[]): number {
  return values.reduce(
    (sum, value, i) => sum + values.slice(i + 1).filter((later) => later < value).length,
    0,
  )
}
