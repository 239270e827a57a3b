function randomInput(int: (low: number, high: number) => number): [string[], string[]] {
  const letters = (length: number) => Array.from({ length }, () => 'abc'[int(0, 2)]).join('')
  const width = int(1, 3)
  const words = Array.from({ length: int(1, 6) }, () => letters(int(1, 4)))
  return [Array.from({ length: int(1, 3) }, () => letters(width)), [...new Set(words)]]
}
