function randomInput(int: (low: number, high: number) => number): [string, number] {
  const length = int(1, 7)
  const rest = Array.from({ length: length - 1 }, () => int(0, 9)).join('')
  return [int(1, 9) + rest, int(0, length)]
}
