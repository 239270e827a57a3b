function randomInput(int: (low: number, high: number) => number): [number, number[], number[]] {
  const position = Array.from({ length: 10 }, (_, i) => i).filter(() => int(0, 1) === 0)
  const all = position.length > 0 ? position.sort((a, b) => ((a * 7) % 10) - ((b * 7) % 10)) : [4]
  return [int(10, 14), all, all.map(() => int(1, 5))]
}
