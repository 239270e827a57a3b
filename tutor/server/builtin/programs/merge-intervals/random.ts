function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const interval = () => {
    const start = int(-5, 15)
    return [start, start + int(0, 5)]
  }
  return [Array.from({ length: int(0, 6) }, interval)]
}
