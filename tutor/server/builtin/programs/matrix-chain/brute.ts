function matrixChain(dims: number[]): number {
  if (dims.length <= 2) return 0
  const last = dims.length - 1
  const totals = dims.slice(1, -1).map((size, i) => {
    const [left, right] = [dims.slice(0, i + 2), dims.slice(i + 1)]
    return matrixChain(left) + matrixChain(right) + dims[0] * size * dims[last]
  })
  return Math.min(...totals)
}
