function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const width = int(1, 4)
  return [Array.from({ length: int(1, 4) }, () => Array.from({ length: width }, () => int(0, 7)))]
}
