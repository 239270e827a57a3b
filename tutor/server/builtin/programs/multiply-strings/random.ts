function randomInput(int: (low: number, high: number) => number): [string, string] {
  const number = () => {
    const length = int(1, 6)
    const digit = (_: unknown, i: number) => int(i === 0 && length > 1 ? 1 : 0, 9)
    return Array.from({ length }, digit).join('')
  }
  return [number(), number()]
}
