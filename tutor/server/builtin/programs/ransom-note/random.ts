function randomInput(int: (low: number, high: number) => number): [string, string] {
  const word = (length: number) => Array.from({ length }, () => 'abc'[int(0, 2)]).join('')
  return [word(int(0, 4)), word(int(0, 6))]
}
