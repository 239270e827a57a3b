function randomInput(int: (low: number, high: number) => number): [string[]] {
  const width = int(1, 5)
  const row = () => Array.from({ length: width }, () => (int(0, 3) > 0 ? '1' : '0')).join('')
  return [Array.from({ length: int(1, 5) }, row)]
}
