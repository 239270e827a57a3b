function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const nums = Array.from({ length: int(0, 8) }, () => int(-4, 6)).sort((a, b) => a - b)
  return [nums, int(-5, 7)]
}
