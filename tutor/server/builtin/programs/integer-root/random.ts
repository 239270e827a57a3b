function randomInput(int: (low: number, high: number) => number): [number] {
  const root = int(0, 40)
  return [Math.max(0, root * root + int(-1, 1))]
}
