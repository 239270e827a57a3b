function randomInput(int: (low: number, high: number) => number): [number, number] {
  const high = int(0, 1) === 0 ? 40 : 2 ** 31 - 1
  return [int(0, high), int(0, high)]
}
