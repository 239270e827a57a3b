function randomInput(int: (low: number, high: number) => number): [number[]] {
  const n = int(1, 7)
  const repeated = int(1, n)
  // Further copies of it may stand in for other numbers.
  const nums = Array.from({ length: n }, (_, i) => (int(0, 3) === 0 ? repeated : i + 1))
  nums.splice(int(0, n), 0, repeated)
  return [nums]
}
