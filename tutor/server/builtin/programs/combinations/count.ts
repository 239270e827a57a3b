/** In how many ways `k` of `n` things can be chosen. */
function countCombinations(n: number, k: number): number {
  if (k > n) return 0
  const fewer = Math.min(k, n - k)
  let count = 1
  // The product of the first few fractions is itself such a count, and so stays whole.
  for (let chosen = 1; chosen <= fewer; chosen++) count = (count * (n - fewer + chosen)) / chosen
  return count
}
