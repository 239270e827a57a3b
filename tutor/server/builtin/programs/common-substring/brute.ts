function commonSubstring(a: string, b: string): string {
  for (let length = a.length; length > 0; length--) {
    for (let start = 0; start + length <= a.length; start++) {
      const piece = a.slice(start, start + length)
      if (b.includes(piece)) return piece
    }
  }
  return ''
}

/** Any of the longest is right. */
function isRight(a: string, b: string, result: string): boolean {
  return a.includes(result) && b.includes(result) && result.length === commonSubstring(a, b).length
}
