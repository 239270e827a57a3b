/** `x` to the power of `n`, which may be negative: one step per bit of the exponent. */
function power(x: number, n: number): number {
  let base = n < 0 ? 1 / x : x
  let result = 1
  for (let rest = Math.abs(n); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result *= base
    base *= base
  }
  return result
}
