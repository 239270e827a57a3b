function decodeWays(digits: string): number {
  if (digits === '') return 1
  let ways = 0
  for (const length of [1, 2]) {
    const piece = digits.slice(0, length)
    const isLetter = piece.length === length && piece[0] !== '0' && Number(piece) <= 26
    if (isLetter) ways += decodeWays(digits.slice(length))
  }
  return ways
}
