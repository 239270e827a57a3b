function randomInput(int: (low: number, high: number) => number): [string, string] {
  const s = Array.from({ length: int(0, 6) }, () => 'ab'[int(0, 1)]).join('')
  const at = int(0, s.length)
  const rotated = s.slice(at) + s.slice(0, at)
  return [s, int(0, 2) > 0 ? rotated : `${rotated.slice(1)}b`]
}
