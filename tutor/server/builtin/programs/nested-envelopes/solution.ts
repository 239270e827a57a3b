/** The most envelopes [width, height] that fit into one another; both sizes have to grow. */
function nestedEnvelopes(envelopes: number[][]): number {
  // Of equal widths the highest comes first, so that no two of them are taken.
  const sorted = [...envelopes].sort((a, b) => a[0] - b[0] || b[1] - a[1])
  // The smallest height that a chain of each length can end with.
  const ends: number[] = []
  for (const [, height] of sorted) {
    let low = 0
    let high = ends.length
    while (low < high) {
      const middle = Math.floor((low + high) / 2)
      if (ends[middle] < height) low = middle + 1
      else high = middle
    }
    ends[low] = height
  }
  return ends.length
}
