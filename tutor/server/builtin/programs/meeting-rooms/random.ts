function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const interval = () => {
    const start = int(0, 12)
    return [start, start + int(1, 6)]
  }
  return [Array.from({ length: int(0, 7) }, interval)]
}
