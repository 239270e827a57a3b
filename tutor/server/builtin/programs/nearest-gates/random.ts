function randomInput(int: (low: number, high: number) => number): [number[][]] {
  const width = int(1, 5)
  const room = () => [2 ** 31 - 1, 2 ** 31 - 1, 2 ** 31 - 1, -1, 0][int(0, 4)]
  return [Array.from({ length: int(1, 4) }, () => Array.from({ length: width }, room))]
}
