function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const limit = int(3, 10)
  return [Array.from({ length: int(1, 7) }, () => int(1, limit)), limit]
}
