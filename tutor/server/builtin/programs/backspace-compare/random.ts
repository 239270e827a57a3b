function randomInput(int: (low: number, high: number) => number): [string, string] {
  const keys = () => Array.from({ length: int(1, 6) }, () => 'ab##'[int(0, 3)]).join('')
  return [keys(), keys()]
}
