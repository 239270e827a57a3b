/** All numbers of `n` bits, each differing from the one before it in a single bit. */
function grayCode(n: number): number[] {
  return Array.from({ length: 2 ** n }, (_, i) => i ^ (i >> 1))
}
