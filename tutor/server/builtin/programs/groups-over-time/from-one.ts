/** How many connected groups there are after each new link; places are numbered from 1. */
function groupsFromOne(n: number, links: number[][]): number[] {
  const above = Array.from({ length: n + 1 }, (_, i) => i)
  const rootOf = (place: number): number => {
    let root = place
    while (above[root] !== root) {
      // Linking each place to its grandparent keeps the paths short.
      above[root] = above[above[root]]
      root = above[root]
    }
    return root
  }
  let groups = n
  return links.map(([from, to]) => {
    const [a, b] = [rootOf(from), rootOf(to)]
    if (a !== b) {
      above[a] = b
      groups--
    }
    return groups
  })
}
