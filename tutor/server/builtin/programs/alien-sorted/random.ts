function randomInput(int: (low: number, high: number) => number): [string[], string] {
  const word = () => Array.from({ length: int(1, 3) }, () => 'abc'[int(0, 2)]).join('')
  const order = ['abc', 'acb', 'bac', 'bca', 'cab', 'cba'][int(0, 5)]
  return [Array.from({ length: int(1, 3) }, word), `${order}defghijklmnopqrstuvwxyz`]
}
