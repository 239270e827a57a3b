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

/** Any such order of all numbers is right. */
function isRight(n: number, result: number[]): boolean {
  const isWhole =
    result.length === 2 ** n &&
    new Set(result).size === 2 ** n &&
    result.every((code) => Number.isInteger(code) && code >= 0 && code < 2 ** n)
  return isWhole && result.slice(1).every((code, i) => differInOneBit(code, result[i]))
}

/** Any such order of all texts is right. */
function isRightGrayTexts(n: number, result: string[]): boolean {
  const areTexts = result.every((code) => typeof code === 'string' && code.length === n)
  return areTexts && isRight(n, result.map((code) => Number.parseInt(code || '0', 2)))
}
