function randomInput(int: (low: number, high: number) => number): [string[], string[]] {
  const words = (low: number) =>
    Array.from({ length: int(1, 6) }, () =>
      Array.from({ length: int(low, 4) }, () => 'ab'[int(0, 1)]).join(''),
    )
  return [words(1), words(0)]
}
