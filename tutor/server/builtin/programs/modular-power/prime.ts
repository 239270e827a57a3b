/** `base` to the power of `exponent`, modulo 1,000,000,007. */
function powerModuloPrime(base: number, exponent: number): number {
  const modulus = 1_000_000_007n
  let square = BigInt(base) % modulus
  let result = 1n
  for (let rest = BigInt(exponent); rest > 0n; rest /= 2n) {
    if (rest % 2n === 1n) result = (result * square) % modulus
    square = (square * square) % modulus
  }
  return Number(result)
}
