function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const interval = () => {
    const start = int(-2, 10)
    return [start, start + int(1, 5)]
  }
  return [Array.from({ length: int(1, 6) }, interval)]
}
