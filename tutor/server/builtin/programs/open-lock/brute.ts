function openLock(deadends: string[], target: string): number {
  let reached = new Set(['0'.repeat(target.length)].filter((code) => !deadends.includes(code)))
  for (let turns = 0; ; turns++) {
    if (reached.has(target)) return turns
    const more = [...reached].flatMap(neighborsOf).filter((code) => !deadends.includes(code))
    const next = new Set([...reached, ...more])
    if (next.size === reached.size) return -1
    reached = next
  }
}

function neighborsOf(code: string): string[] {
  return [...code].flatMap((digit, i) =>
    [1, 9].map((turn) => code.slice(0, i) + ((Number(digit) + turn) % 10) + code.slice(i + 1)),
  )
}
