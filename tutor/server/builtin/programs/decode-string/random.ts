function randomInput(int: (low: number, high: number) => number): [string] {
  const build = (depth: number): string =>
    Array.from({ length: int(1, 3) }, () =>
      depth === 0 || int(0, 1) === 0
        ? 'abc'[int(0, 2)]
        : `${int(0, 6) === 0 ? 11 : int(1, 3)}[${build(depth - 1)}]`,
    ).join('')
  return [build(2)]
}
