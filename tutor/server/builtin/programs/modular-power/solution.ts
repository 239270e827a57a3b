/** `base` to the power of `exponent`, modulo `modulus`: one step per bit of the exponent. */
function modularPower(base: number, exponent: number, modulus: number): number {
  // Products do not fit into usual numbers.
  const m = BigInt(modulus)
  let square = BigInt(base) % m
  let result = 1n % m
  for (let rest = BigInt(exponent); rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) result = (result * square) % m
    square = (square * square) % m
  }
  return Number(result)
}
