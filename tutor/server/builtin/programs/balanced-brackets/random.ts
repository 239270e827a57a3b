function randomInput(int: (low: number, high: number) => number): [string] {
  const kinds = int(0, 1) === 0 ? '()' : '()[]{}'
  const pick = () => kinds[int(0, kinds.length - 1)]
  const build = (depth: number): string => {
    if (depth === 0) return ''
    const at = 2 * int(0, kinds.length / 2 - 1)
    return kinds[at] + build(depth - 1) + kinds[at + 1] + build(depth - int(1, depth))
  }
  const built = build(int(0, 3))
  if (kinds.length > 2 || int(0, 1) === 0) return [kinds.length > 2 ? built : `${pick()}${built}`]
  return [Array.from({ length: int(1, 8) }, pick).join('')]
}
