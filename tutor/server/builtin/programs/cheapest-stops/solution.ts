/**
 * The lowest price from `src` to `dst` with at most `maxStops` stops between, or -1.
 * After each round of flights the prices are the best for one flight more; places count from 0.
 */
function cheapestPrice(
  n: number,
  flights: number[][],
  src: number,
  dst: number,
  maxStops: number,
): number {
  let prices = new Array<number>(n).fill(Infinity)
  prices[src] = 0
  // One flight more than stops; longer ways than n flights never pay.
  for (let flight = 0; flight <= Math.min(maxStops, n); flight++) {
    // From a copy, or one round could take several flights.
    const next = [...prices]
    for (const [from, to, price] of flights) next[to] = Math.min(next[to], prices[from] + price)
    prices = next
  }
  return prices[dst] === Infinity ? -1 : prices[dst]
}
