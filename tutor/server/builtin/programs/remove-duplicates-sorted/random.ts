function randomInput(int: (low: number, high: number) => number): [number[]] {
  const nums = Array.from({ length: int(0, 9) }, () => int(-3, 4))
  return [nums.sort((a, b) => a - b)]
}
