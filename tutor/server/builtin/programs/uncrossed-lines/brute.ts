function commonNumbers(a: number[], b: number[]): number {
  if (a.length === 0 || b.length === 0) return 0
  const [first, ...rest] = a
  const place = b.indexOf(first)
  const without = commonNumbers(rest, b)
  return place < 0 ? without : Math.max(without, 1 + commonNumbers(rest, b.slice(place + 1)))
}
