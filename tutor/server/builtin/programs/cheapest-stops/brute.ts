function cheapestPrice(n: number, flights: number[][], src: number, dst: number, maxStops: number): number {
  const best = fly(flights, src, dst, Math.min(maxStops, n) + 1)
  return best === Infinity ? -1 : best
}

function fly(flights: number[][], place: number, dst: number, left: number): number {
  if (place === dst) return 0
  if (left === 0) return Infinity
  const ways = flights.filter(([from]) => from === place)
  return Math.min(Infinity, ...ways.map(([, to, price]) => price + fly(flights, to, dst, left - 1)))
}
