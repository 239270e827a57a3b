function randomInput(int: (low: number, high: number) => number): [string[]] {
  const build = (depth: number): string[] => {
    if (depth === 0 || int(0, 3) === 0) return [String(int(-9, 9))]
    const operator = '+-*/'[int(0, 3)]
    // Nothing is divided by zero.
    const second = operator === '/' ? [String(int(1, 5))] : build(depth - 1)
    return [...build(depth - 1), ...second, operator]
  }
  return [build(3)]
}
