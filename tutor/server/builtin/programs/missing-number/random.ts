function randomInput(int: (low: number, high: number) => number): [number[]] {
  const nums = Array.from({ length: int(2, 9) }, (_, i) => i)
  nums.splice(int(0, nums.length - 1), 1)
  return [nums.map((num) => ({ num, key: int(0, 99) })).sort((a, b) => a.key - b.key).map(({ num }) => num)]
}
