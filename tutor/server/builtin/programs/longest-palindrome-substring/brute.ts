function palindromesIn(text: string): string[] {
  const found: string[] = []
  for (let start = 0; start < text.length; start++) {
    for (let end = start + 1; end <= text.length; end++) {
      const piece = text.slice(start, end)
      if (piece === [...piece].reverse().join('')) found.push(piece)
    }
  }
  return found
}

function longestPalindromeSubstring(text: string): string {
  return palindromesIn(text).reduce((best, one) => (one.length > best.length ? one : best), '')
}

function countPalindromes(text: string): number {
  return palindromesIn(text).length
}

/** Any of the longest is right. */
function isRight(text: string, result: string): boolean {
  const all = palindromesIn(text)
  return all.includes(result) && all.every((one) => one.length <= result.length)
}
