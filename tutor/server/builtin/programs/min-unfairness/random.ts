function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const nums = Array.from({ length: int(1, 8) }, () => int(0, 25))
  return [nums, int(1, nums.length)]
}
