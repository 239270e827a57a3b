function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const candidates = [2, 3, 4, 5, 7, 8].filter(() => int(0, 1) === 0)
  return [candidates.length > 0 ? candidates.reverse() : [3], int(1, 13)]
}
