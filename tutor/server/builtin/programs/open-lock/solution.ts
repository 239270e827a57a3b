/**
 * The fewest turns of one wheel by one place from all zeros to the target, or -1.
 * Forbidden combinations count as visited. The search goes level by level, one turn more each.
 */
function openLock(deadends: string[], target: string): number {
  const visited = new Set(deadends)
  const start = '0'.repeat(target.length)
  let level = visited.has(start) ? [] : [start]
  visited.add(start)
  for (let turns = 0; level.length > 0; turns++) {
    if (level.includes(target)) return turns
    const next: string[] = []
    for (const code of level) {
      for (let i = 0; i < code.length; i++) {
        for (const turn of [1, 9]) {
          const digit = (Number(code[i]) + turn) % 10
          const turned = code.slice(0, i) + digit + code.slice(i + 1)
          if (visited.has(turned)) continue
          visited.add(turned)
          next.push(turned)
        }
      }
    }
    level = next
  }
  return -1
}
