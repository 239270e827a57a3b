function smallestImpossible(coins: number[]): number {
  const possible = new Set([0])
  for (const coin of coins) for (const sum of [...possible]) possible.add(sum + coin)
  let sum = 1
  while (possible.has(sum)) sum++
  return sum
}
