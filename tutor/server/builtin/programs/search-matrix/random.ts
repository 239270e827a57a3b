function randomInput(int: (low: number, high: number) => number): [number[][], number] {
  const width = int(1, 4)
  let value = int(-5, 0)
  const row = () => Array.from({ length: width }, () => (value += int(1, 3)))
  const matrix = Array.from({ length: int(1, 4) }, row)
  return [matrix, int(-5, 20)]
}
