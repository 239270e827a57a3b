function randomInput(int: (low: number, high: number) => number): [number[]] {
  const nums = Array.from({ length: int(1, 8) }, (_, i) => i + 1)
  return [nums.map((num) => ({ num, key: int(0, 99) })).sort((a, b) => a.key - b.key).map(({ num }) => num)]
}
