function grayCode(n: number): number[] {
  if (n === 0) return [0]
  const shorter = grayCode(n - 1)
  return [...shorter, ...shorter.map((code) => code + 2 ** (n - 1)).reverse()]
}

/** Any order is fine in which each number comes once and neighbors differ in one bit. */
function isRight(n: number, result: number[]): boolean {
  const isWhole = result.length === 2 ** n && new Set(result).size === result.length
  const areCodes = result.every((code) => code >= 0 && code < 2 ** n)
  const steps = result.slice(1).map((code, i) => code ^ result[i])
  return isWhole && areCodes && result[0] === 0 && steps.every((bits) => (bits & (bits - 1)) === 0)
}
