function randomInput(int: (low: number, high: number) => number): [string[]] {
  const word = () => Array.from({ length: int(0, 3) }, () => 'abc'[int(0, 2)]).join('')
  return [Array.from({ length: int(1, 8) }, word)]
}
