/** All different ways to reach `target` with each of the candidates used at most once. */
function combinationsOnce(candidates: number[], target: number): number[][] {
  const sorted = [...candidates].sort((a, b) => a - b)
  const found: number[][] = []
  const chosen: number[] = []

  const extend = (from: number, left: number): void => {
    if (left === 0) {
      found.push([...chosen])
      return
    }
    for (let i = from; i < sorted.length && sorted[i] <= left; i++) {
      // An equal candidate in the same place would give the same combinations.
      if (i > from && sorted[i] === sorted[i - 1]) continue
      chosen.push(sorted[i])
      extend(i + 1, left - sorted[i])
      chosen.pop()
    }
  }
  extend(0, target)
  return found
}
