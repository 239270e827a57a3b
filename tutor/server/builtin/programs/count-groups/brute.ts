function countGroups(n: number, links: number[][]): number {
  // One label more than members, so that they can be numbered from 0 or from 1.
  let labels = Array.from({ length: n + 1 }, (_, i) => i)
  for (const [a, b] of links) {
    const [from, to] = [labels[a], labels[b]]
    labels = labels.map((label) => (label === from ? to : label))
  }
  return new Set(labels).size - 1
}
