/** The n-th Fibonacci number modulo 1,000,000,007, by doubling n bit by bit. */
function fibonacciModulo(n: number): number {
  const modulus = 1_000_000_007n
  let [current, next] = [0n, 1n]
  for (const bit of n.toString(2)) {
    // F(2k) = F(k) (2 F(k + 1) - F(k)), and F(2k + 1) = F(k)^2 + F(k + 1)^2.
    const doubled = (current * (2n * next - current + modulus)) % modulus
    const after = (current * current + next * next) % modulus
    ;[current, next] = bit === '0' ? [doubled, after] : [after, (doubled + after) % modulus]
  }
  return Number(current)
}
