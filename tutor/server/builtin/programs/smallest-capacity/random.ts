function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const weights = Array.from({ length: int(1, 7) }, () => int(1, 9))
  return [weights, int(1, weights.length)]
}
