function randomInput(int: (low: number, high: number) => number): [string[], number[][]] {
  const values = Array.from({ length: int(1, 8) }, () => [int(-9, 20)])
  return [['MovingAverage', ...values.map(() => 'next')], [[int(1, 4)], ...values]]
}
