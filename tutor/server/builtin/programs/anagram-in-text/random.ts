function randomInput(int: (low: number, high: number) => number): [string, string] {
  const letters = (length: number) => Array.from({ length }, () => 'abc'[int(0, 2)]).join('')
  return [letters(int(1, 10)), letters(int(1, 3))]
}
