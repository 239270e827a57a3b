function randomInput(int: (low: number, high: number) => number): [number[], number[]] {
  // Neither the first nor the last digit is a leading zero.
  const digits = () =>
    int(0, 6) === 0
      ? [0]
      : Array.from({ length: int(1, 5) }, (_, i) => (i === 0 ? int(1, 9) : int(0, 1) * 8 + 1))
  return [digits(), digits()]
}
