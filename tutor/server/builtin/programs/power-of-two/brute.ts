function isPowerOfTwo(n: number): boolean {
  let power = 1
  while (power < n) power *= 2
  return power === n
}
