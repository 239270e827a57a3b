/** The levels that can be reached, with the fewest steps to each. */
function stepsToLevels(x: number, y: number): Map<string, number> {
  const steps = new Map([['0 0', 0]])
  // Until nothing gets better any more.
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [levels, count] of steps) {
      const [a, b] = levels.split(' ').map(Number)
      const sum = a + b
      const poured = [
        [Math.max(0, sum - y), Math.min(y, sum)],
        [Math.min(x, sum), Math.max(0, sum - x)],
      ]
      for (const next of [[x, b], [a, y], [0, b], [a, 0], ...poured]) {
        const key = next.join(' ')
        if ((steps.get(key) ?? Infinity) <= count + 1) continue
        steps.set(key, count + 1)
        isChanged = true
      }
    }
  }
  return steps
}

function jugSteps(x: number, y: number, target: number): number {
  let fewest = Infinity
  for (const [levels, count] of stepsToLevels(x, y)) {
    const [a, b] = levels.split(' ').map(Number)
    if ([a, b, a + b].includes(target)) fewest = Math.min(fewest, count)
  }
  return fewest === Infinity ? -1 : fewest
}

function waterJugs(x: number, y: number, target: number): boolean {
  return jugSteps(x, y, target) >= 0
}
