function randomInput(int: (low: number, high: number) => number): [string] {
  const build = (depth: number): string => {
    if (depth === 0 || int(0, 3) === 0) return String(int(0, 12))
    const operator = '+-*/'[int(0, 3)]
    // Nothing is divided by zero.
    const second = operator === '/' ? String(int(1, 5)) : build(depth - 1)
    const blank = int(0, 1) === 0 ? '' : ' '
    const whole = `${build(depth - 1)}${blank}${operator}${blank}${second}`
    return int(0, 1) === 0 ? `(${whole})` : whole
  }
  return [(int(0, 4) === 0 ? '-' : '') + build(3)]
}
