function randomInput(int: (low: number, high: number) => number): [number[], number[]] {
  const sorted = () => Array.from({ length: int(0, 5) }, () => int(-3, 5)).sort((a, b) => a - b)
  return [sorted(), sorted()]
}
