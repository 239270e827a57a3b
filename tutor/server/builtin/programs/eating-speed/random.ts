function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const piles = Array.from({ length: int(1, 5) }, () => int(1, 15))
  return [piles, piles.length + int(0, 12)]
}
