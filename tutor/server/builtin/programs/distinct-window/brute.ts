function longestDistinct(text: string): number {
  return longestStretch(text).length
}

function longestStretch(text: string): string {
  let best = ''
  for (let start = 0; start < text.length; start++) {
    for (let end = start + 1; end <= text.length; end++) {
      const part = text.slice(start, end)
      if (new Set(part).size === part.length && part.length > best.length) best = part
    }
  }
  return best
}
