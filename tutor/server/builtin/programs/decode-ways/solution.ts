/**
 * The ways to read `digits` as letters, where A is 1 and Z is 26.
 * The last letter takes one digit, which is not 0, or two digits from 10 to 26.
 */
function decodeWays(digits: string): number {
  let before = 0
  let ways = 1
  for (let i = 0; i < digits.length; i++) {
    const pair = i > 0 ? Number(digits.slice(i - 1, i + 1)) : 0
    const withOne = digits[i] === '0' ? 0 : ways
    const withTwo = pair >= 10 && pair <= 26 ? before : 0
    before = ways
    ways = withOne + withTwo
  }
  return ways
}
