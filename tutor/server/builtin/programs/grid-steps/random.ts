function randomInput(int: (low: number, high: number) => number): [string[]] {
  const width = int(1, 5)
  const ones = int(2, 7)
  const cell = () => (int(0, 9) < ones ? '1' : '0')
  const grid = Array.from({ length: int(1, 5) }, () => Array.from({ length: width }, cell).join(''))
  return [grid]
}
