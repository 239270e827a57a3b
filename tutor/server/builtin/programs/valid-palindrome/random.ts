function randomInput(int: (low: number, high: number) => number): [string] {
  const half = Array.from({ length: int(0, 3) }, () => 'abA, 1'[int(0, 5)]).join('')
  const middle = 'ab-'.slice(0, int(0, 3))
  return [half + middle + (int(0, 2) > 0 ? [...half].reverse().join('') : half)]
}
