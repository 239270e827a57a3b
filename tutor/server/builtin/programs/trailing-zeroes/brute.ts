function trailingZeroes(n: number): number {
  let factorial = 1n
  for (let i = 2; i <= n; i++) factorial *= BigInt(i)
  const [zeros] = /0*$/.exec(String(factorial)) ?? ['']
  return zeros.length
}
