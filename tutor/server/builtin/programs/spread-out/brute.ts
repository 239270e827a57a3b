function spreadOut(positions: number[], count: number): number {
  const sorted = [...positions].sort((a, b) => a - b)
  let best = 0
  for (let set = 0; set < 2 ** sorted.length; set++) {
    const taken = sorted.filter((_, i) => (set >> i) % 2 === 1)
    if (taken.length !== count) continue
    const gaps = taken.slice(1).map((position, i) => position - taken[i])
    best = Math.max(best, Math.min(...gaps))
  }
  return best
}
