function combinationSum(candidates: number[], target: number): number[][] {
  if (target === 0) return [[]]
  const [first, ...rest] = candidates
  if (first === undefined) return []
  const found: number[][] = []
  for (let copies = 0; copies * first <= target; copies++) {
    for (const combination of combinationSum(rest, target - copies * first)) {
      found.push([...new Array<number>(copies).fill(first), ...combination])
    }
  }
  return found
}
