function hanoi(n: number): number[][] {
  // A position is the peg of each disk, the smallest first.
  const goal = '3'.repeat(n)
  const known = new Map<string, number[][]>([['1'.repeat(n), []]])
  for (const [position, moves] of known) {
    if (position === goal) return moves
    for (const from of [1, 2, 3]) {
      for (const to of [1, 2, 3]) {
        const disk = position.indexOf(String(from))
        const top = position.indexOf(String(to))
        if (from === to || disk < 0 || (top >= 0 && top < disk)) continue
        const next = position.slice(0, disk) + to + position.slice(disk + 1)
        if (!known.has(next)) known.set(next, [...moves, [from, to]])
      }
    }
  }
  return []
}
