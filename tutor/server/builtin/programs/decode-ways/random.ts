function randomInput(int: (low: number, high: number) => number): [string] {
  const digit = () => '0111222367'[int(0, 9)]
  return [Array.from({ length: int(1, 9) }, digit).join('')]
}
