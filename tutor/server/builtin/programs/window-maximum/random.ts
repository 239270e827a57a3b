function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const nums = Array.from({ length: int(1, 8) }, () => int(-4, 4))
  return [nums, int(1, nums.length)]
}
