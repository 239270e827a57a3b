/** How many ones the binary form of `n` has. */
function countBits(n: number): number {
  let count = 0
  // Bits of numbers beyond 32 bits are counted in two parts.
  for (let part of [n % 2 ** 32 | 0, Math.floor(n / 2 ** 32)]) {
    for (; part !== 0; count++) part &= part - 1
  }
  return count
}
