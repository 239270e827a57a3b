function isPalindromeNumber(x: number): boolean {
  return [...String(x)].reverse().join('') === String(x)
}
