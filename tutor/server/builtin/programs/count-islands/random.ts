function randomInput(int: (low: number, high: number) => number): [string[]] {
  const width = int(1, 5)
  const cells = ['01', '.#', '.W'][int(0, 2)]
  const row = () => Array.from({ length: width }, () => cells[int(0, 1)]).join('')
  return [Array.from({ length: int(1, 5) }, row)]
}
