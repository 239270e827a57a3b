function randomInput(int: (low: number, high: number) => number): [string[]] {
  const start = 'abab'.slice(0, int(0, 4))
  const word = () => start + Array.from({ length: int(0, 3) }, () => 'ab'[int(0, 1)]).join('')
  return [Array.from({ length: int(1, 4) }, word)]
}
