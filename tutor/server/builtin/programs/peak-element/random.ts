function randomInput(int: (low: number, high: number) => number): [number[]] {
  const nums = [int(-3, 3)]
  for (let i = int(0, 8); i > 0; i--) {
    const step = int(1, 4) * (int(0, 1) * 2 - 1)
    nums.push(nums[nums.length - 1] + step)
  }
  return [nums]
}
