function randomInput(int: (low: number, high: number) => number): [string, string] {
  const length = int(1, 5)
  const word = () => Array.from({ length }, () => 'abc'[int(0, 2)]).join('')
  return [word(), word()]
}
