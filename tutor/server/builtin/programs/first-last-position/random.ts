function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const nums = Array.from({ length: int(0, 9) }, () => int(-2, 4)).sort((a, b) => a - b)
  return [nums, int(-3, 5)]
}
