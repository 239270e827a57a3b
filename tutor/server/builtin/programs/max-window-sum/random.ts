function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const nums = Array.from({ length: int(1, 9) }, () => int(-6, 9))
  return [nums, int(1, nums.length)]
}
