function randomInput(
  int: (low: number, high: number) => number,
): [string[], (number | number[])[][]] {
  const k = int(1, 4)
  const nums = Array.from({ length: int(k - 1, k + 3) }, () => int(-5, 9))
  const adds = Array.from({ length: int(1, 8) }, () => [int(-6, 12)])
  return [['KthLargest', ...adds.map(() => 'add')], [[k, nums], ...adds]]
}
