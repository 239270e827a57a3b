function combinationsOnce(candidates: number[], target: number): number[][] {
  const found = new Set<string>()
  for (let subset = 0; subset < 2 ** candidates.length; subset++) {
    const chosen = candidates.filter((_, i) => (subset >> i) % 2 === 1).sort((a, b) => a - b)
    const sum = chosen.reduce((total, num) => total + num, 0)
    if (sum === target) found.add(JSON.stringify(chosen))
  }
  return [...found].map((combination) => JSON.parse(combination))
}
