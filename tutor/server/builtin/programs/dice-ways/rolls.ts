/** The ways in which `n` dice with `k` faces show `target` together, modulo 1,000,000,007. */
function diceRolls(n: number, k: number, target: number): number {
  let ways = [1, ...new Array<number>(target).fill(0)]
  for (let die = 0; die < n; die++) {
    ways = ways.map((_, sum) => {
      let count = 0
      for (let face = 1; face <= Math.min(k, sum); face++) count += ways[sum - face]
      return count % 1_000_000_007
    })
  }
  return ways[target]
}
