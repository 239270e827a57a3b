function randomInput(int: (low: number, high: number) => number): [number, number] {
  const factor = int(1, 6)
  return [factor * int(1, 15), factor * int(1, 15)]
}
