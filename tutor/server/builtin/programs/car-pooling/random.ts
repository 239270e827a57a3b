function randomInput(int: (low: number, high: number) => number): [number[][], number] {
  const trip = () => {
    const from = int(0, 8)
    return [int(1, 4), from, from + int(1, 4)]
  }
  return [Array.from({ length: int(1, 5) }, trip), int(2, 9)]
}
