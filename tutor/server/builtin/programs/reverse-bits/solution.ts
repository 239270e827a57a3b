/** The number whose 32 bits are those of `n` in reverse order. */
function reverseBits(n: number): number {
  let reversed = 0
  for (let bit = 0; bit < 32; bit++) reversed = (reversed << 1) | ((n >>> bit) & 1)
  // Bit operations give signed numbers.
  return reversed >>> 0
}
