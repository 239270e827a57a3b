function randomInput(int: (low: number, high: number) => number): [string, string] {
  const text = (length: number) => Array.from({ length }, () => 'aab'[int(0, 2)]).join('')
  return [text(int(0, 12)), text(int(1, 4))]
}
