function stockSpan(prices: number[]): number[] {
  return prices.map((price, day) => {
    let span = 1
    while (span <= day && prices[day - span] <= price) span++
    return span
  })
}
