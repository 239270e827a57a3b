/**
 * All ways to reach `target` as a sum of the candidates, each usable any number of times.
 * Choices go from small to large and never back, so every combination is built once; a branch ends
 * as soon as the next candidate is more than what is left.
 */
function combinationSum(candidates: number[], target: number): number[][] {
  const sorted = [...candidates].sort((a, b) => a - b)
  const found: number[][] = []
  const chosen: number[] = []

  const extend = (from: number, left: number): void => {
    if (left === 0) {
      found.push([...chosen])
      return
    }
    for (let i = from; i < sorted.length && sorted[i] <= left; i++) {
      chosen.push(sorted[i])
      // From i, not i + 1: the same candidate may be taken again.
      extend(i, left - sorted[i])
      chosen.pop()
    }
  }
  extend(0, target)
  return found
}
