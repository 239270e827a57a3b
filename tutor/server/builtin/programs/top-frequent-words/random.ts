function randomInput(int: (low: number, high: number) => number): [string[], number] {
  const known = ['a', 'ab', 'b', 'ba', 'c']
  const words = Array.from({ length: int(1, 9) }, () => known[int(0, 4)])
  return [words, int(1, new Set(words).size)]
}
