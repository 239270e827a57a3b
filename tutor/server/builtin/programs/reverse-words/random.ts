function randomInput(int: (low: number, high: number) => number): [string] {
  const words = ['go', 'cat', 'a', 'blue', 'x1']
  const text = Array.from({ length: int(1, 5) }, () => words[int(0, 4)] + ' '.repeat(int(1, 2)))
  return [text.join('').trim()]
}
