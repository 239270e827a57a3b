function randomInput(int: (low: number, high: number) => number): [number[]] {
  const sorted = [...new Set(Array.from({ length: int(1, 8) }, () => int(-6, 9)))]
  sorted.sort((a, b) => a - b)
  const cut = int(0, sorted.length - 1)
  return [[...sorted.slice(cut), ...sorted.slice(0, cut)]]
}
