/** All numbers of `n` bits, from 0 on, so that neighbors, also last and first, differ in one. */
function grayCode(n: number): number[] {
  return Array.from({ length: 2 ** n }, (_, i) => i ^ (i >> 1))
}
