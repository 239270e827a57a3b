function randomInput(int: (low: number, high: number) => number): [string, string] {
  const text = Array.from({ length: int(0, 6) }, () => 'ab'[int(0, 1)]).join('')
  const signs = ['a', 'b', '.', 'a*', 'b*', '.*']
  return [text, Array.from({ length: int(0, 4) }, () => signs[int(0, 5)]).join('')]
}
