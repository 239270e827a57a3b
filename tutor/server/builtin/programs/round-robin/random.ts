function randomInput(int: (low: number, high: number) => number): [number[], number] {
  return [Array.from({ length: int(1, 6) }, () => int(1, 8)), int(1, 4)]
}
