function randomInput(int: (low: number, high: number) => number): [string] {
  const letter = () => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[int(0, 25)]
  return [Array.from({ length: int(1, 4) }, letter).join('')]
}
