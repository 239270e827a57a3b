/** For each day, how many days in a row up to it had a price that was no higher. */
function stockSpan(prices: number[]): number[] {
  const higher: number[] = []
  return prices.map((price, day) => {
    while (higher.length > 0 && prices[higher[higher.length - 1]] <= price) higher.pop()
    const before = higher.length > 0 ? higher[higher.length - 1] : -1
    higher.push(day)
    return day - before
  })
}
