function grayTexts(n: number): string[] {
  if (n === 0) return ['']
  const shorter = grayTexts(n - 1)
  return [...shorter.map((code) => `0${code}`), ...shorter.reverse().map((code) => `1${code}`)]
}

function grayCode(n: number): number[] {
  return grayTexts(n).map((code) => Number.parseInt(code, 2))
}

function differInOneBit(a: number, b: number): boolean {
  return (a ^ b).toString(2).replaceAll('0', '') === '1'
}

/** Any such order of all numbers, or texts, is right. */
function isRight(n: number, result: number[] | string[]): boolean {
  const codes = result.map((code) =>
    typeof code === 'string' ? Number.parseInt(code, 2) : code,
  )
  const isWhole = new Set(codes).size === 2 ** n && codes.every((code) => code < 2 ** n)
  return isWhole && codes.slice(1).every((code, i) => differInOneBit(code, codes[i]))
}
