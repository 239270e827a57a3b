function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const interval = () => {
    const start = int(-3, 12)
    return [start, start + int(0, 5)]
  }
  return [Array.from({ length: int(1, 7) }, interval)]
}
