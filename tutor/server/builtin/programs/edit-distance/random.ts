function randomInput(int: (low: number, high: number) => number): [string, string] {
  const text = () => Array.from({ length: int(0, 6) }, () => 'abc'[int(0, 2)]).join('')
  return [text(), text()]
}
