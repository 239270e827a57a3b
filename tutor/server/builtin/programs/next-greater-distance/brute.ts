function stepsToGreater(values: number[]): number[] {
  return values.map((value, i) => {
    const place = values.findIndex((other, j) => j > i && other > value)
    return place < 0 ? 0 : place - i
  })
}
