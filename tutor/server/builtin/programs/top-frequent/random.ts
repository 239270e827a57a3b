function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const nums = Array.from({ length: int(1, 9) }, () => int(-2, 3))
  return [nums, int(1, new Set(nums).size)]
}
