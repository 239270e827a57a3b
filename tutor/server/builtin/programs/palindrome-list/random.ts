function randomInput(int: (low: number, high: number) => number): [number[]] {
  const half = Array.from({ length: int(0, 3) }, () => int(1, 2))
  const middle = int(0, 1) === 0 ? [int(1, 3)] : []
  const values = [...half, ...middle, ...[...half].reverse()]
  if (values.length > 0 && int(0, 1) === 0) values[int(0, values.length - 1)] = int(1, 2)
  return [values]
}
