function canSplit(n: number, pairs: number[][]): boolean {
  return Array.from({ length: 2 ** (n + 1) }, (_, side) => side).some((side) =>
    pairs.every(([a, b]) => ((side >> a) & 1) !== ((side >> b) & 1)),
  )
}

function teams(n: number, pairs: number[][]): number[] {
  return canSplit(n, pairs) ? new Array(n).fill(1) : []
}

function isRight(n: number, pairs: number[][], result: number[]): boolean {
  if (result.length === 0) return !canSplit(n, pairs)
  const isTeam = result.length === n && result.every((team) => team === 1 || team === 2)
  return isTeam && pairs.every(([a, b]) => result[a] !== result[b])
}
