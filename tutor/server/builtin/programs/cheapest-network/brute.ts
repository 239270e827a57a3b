function cheapestNetwork(n: number, links: number[][]): number {
  let cheapest = Infinity
  for (let subset = 0; subset < 2 ** links.length; subset++) {
    const chosen = links.filter((_, i) => (subset >> i) % 2 === 1)
    if (!isConnected(n, chosen)) continue
    cheapest = Math.min(cheapest, chosen.reduce((sum, [, , cost]) => sum + cost, 0))
  }
  return cheapest === Infinity ? -1 : cheapest
}

function isConnected(n: number, links: number[][]): boolean {
  const reached = [0]
  for (const place of reached) {
    for (const [a, b] of links) {
      const other = a === place ? b : b === place ? a : place
      if (!reached.includes(other)) reached.push(other)
    }
  }
  return reached.length === n
}
