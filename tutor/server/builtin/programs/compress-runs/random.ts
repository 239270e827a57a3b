function randomInput(int: (low: number, high: number) => number): [string] {
  const run = () => 'abc'[int(0, 2)].repeat(int(0, 9) === 0 ? int(9, 13) : int(1, 3))
  return [Array.from({ length: int(1, 5) }, run).join('')]
}
