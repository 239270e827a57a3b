function randomInput(int: (low: number, high: number) => number): [string] {
  const words = ['go', 'cat', 'a', 'blue', 'river']
  return [Array.from({ length: int(1, 4) }, () => words[int(0, 4)]).join(' ') + ' '.repeat(int(0, 2))]
}
