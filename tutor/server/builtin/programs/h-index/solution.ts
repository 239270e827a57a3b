/** The largest h such that at least h of the values are h or more. */
function hIndex(citations: number[]): number {
  const n = citations.length
  const counts = new Array<number>(n + 1).fill(0)
  // More than n makes no difference.
  for (const count of citations) counts[Math.min(count, n)]++
  let papers = 0
  let h = n
  while (h > 0) {
    papers += counts[h]
    if (papers >= h) break
    h--
  }
  return h
}
