function hasCycle(values: number[], pos: number): boolean {
  return cycleStart(values, pos) !== -1
}

function cycleStart(values: number[], pos: number): number {
  const seen = new Set<number>()
  let at = values.length > 0 ? 0 : -1
  while (at !== -1) {
    if (seen.has(at)) return at
    seen.add(at)
    at = at + 1 < values.length ? at + 1 : pos
  }
  return -1
}
