/** Whether `n` is a power of two. */
function isPowerOfTwo(n: number): boolean {
  return n > 0 && Number.isInteger(Math.log2(n))
}
