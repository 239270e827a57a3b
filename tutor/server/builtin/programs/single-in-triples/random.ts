function randomInput(int: (low: number, high: number) => number): [number[]] {
  const single = int(-9, 9)
  const nums = [single]
  for (let i = int(0, 3); i > 0; i--) {
    const value = int(-2147483647, 2147483647)
    nums.push(value)
    nums.unshift(value, value)
  }
  return [nums]
}
