function hIndex(citations: number[]): number {
  let best = 0
  for (let h = 1; h <= citations.length; h++) {
    if (citations.filter((count) => count >= h).length >= h) best = h
  }
  return best
}
