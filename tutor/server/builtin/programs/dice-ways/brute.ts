function diceWays(n: number): number {
  if (n === 0) return 1
  let ways = 0
  for (let roll = 1; roll <= Math.min(6, n); roll++) ways += diceWays(n - roll)
  return ways
}

function diceRolls(n: number, k: number, target: number): number {
  if (n === 0) return target === 0 ? 1 : 0
  let ways = 0
  for (let face = 1; face <= k; face++) ways += diceRolls(n - 1, k, target - face)
  return ways
}
