function moneySums(coins: number[]): number[] {
  const sums = Array.from({ length: 2 ** coins.length - 1 }, (_, i) =>
    coins.filter((_coin, bit) => ((i + 1) >> bit) % 2 === 1).reduce((sum, coin) => sum + coin),
  )
  return sums.filter((sum, i) => sums.indexOf(sum) === i).sort((a, b) => a - b)
}
