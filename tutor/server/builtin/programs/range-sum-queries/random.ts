function randomInput(int: (low: number, high: number) => number): [number[], number[][]] {
  const nums = Array.from({ length: int(2, 8) }, () => int(-5, 9))
  // Valid whether places are counted from 0 or from 1.
  const query = () => {
    const first = int(1, nums.length - 1)
    return [first, int(first, nums.length - 1)]
  }
  return [nums, Array.from({ length: int(0, 5) }, query)]
}
