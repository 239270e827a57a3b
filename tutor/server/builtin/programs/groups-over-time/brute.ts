function groupsOverTime(n: number, links: number[][]): number[] {
  return links.map((_, last) => {
    const known = links.slice(0, last + 1)
    const names = Array.from({ length: n }, (_, i) => i)
    // Everyone takes the smallest name among those linked, until nothing changes.
    for (let changed = true; changed; ) {
      changed = false
      for (const [a, b] of known) {
        const least = Math.min(names[a], names[b])
        if (names[a] !== least || names[b] !== least) changed = true
        names[a] = least
        names[b] = least
      }
    }
    return new Set(names).size
  })
}

function groupsFromOne(n: number, links: number[][]): number[] {
  return groupsOverTime(
    n,
    links.map(([a, b]) => [a - 1, b - 1]),
  )
}
