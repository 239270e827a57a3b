function randomInput(int: (low: number, high: number) => number): [number[]] {
  const distinct = [...new Set(Array.from({ length: int(1, 6) }, () => int(-9, 9)))]
  const nums = [...distinct, ...distinct.slice(1)]
  for (let i = nums.length - 1; i > 0; i--) {
    const j = int(0, i)
    ;[nums[i], nums[j]] = [nums[j], nums[i]]
  }
  return [nums]
}
