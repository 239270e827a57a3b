/**
 * The fewest steps (fill a jug, empty it, or pour it into the other) until one jug, or both
 * together, hold `target` liters; -1 if that cannot be done. A breadth-first search over levels.
 */
function jugSteps(x: number, y: number, target: number): number {
  const seen = new Set(['0 0'])
  let current = [[0, 0]]
  for (let steps = 0; current.length > 0; steps++) {
    if (current.some(([a, b]) => a === target || b === target || a + b === target)) return steps
    const next: number[][] = []
    for (const [a, b] of current) {
      const toSecond = Math.min(a, y - b)
      const toFirst = Math.min(b, x - a)
      const moves = [[x, b], [a, y], [0, b], [a, 0]]
      for (const levels of [...moves, [a - toSecond, b + toSecond], [a + toFirst, b - toFirst]]) {
        if (seen.has(levels.join(' '))) continue
        seen.add(levels.join(' '))
        next.push(levels)
      }
    }
    current = next
  }
  return -1
}
