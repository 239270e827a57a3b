function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const width = int(1, 5)
  return [Array.from({ length: int(1, 5) }, () => Array.from({ length: width }, () => int(0, 99)))]
}
