function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const positions = [...new Set([1, 2, ...Array.from({ length: int(1, 6) }, () => int(0, 30))])]
  return [positions, int(2, positions.length)]
}
