function randomInput(int: (low: number, high: number) => number): [string, string] {
  const word = (length: number) => Array.from({ length }, () => 'ABC'[int(0, 2)]).join('')
  return [word(int(1, 9)), word(int(1, 4))]
}
