/** All texts of `n` bits so that neighbors differ in one bit. */
function grayTexts(n: number): string[] {
  return Array.from({ length: 2 ** n }, (_, i) => (i ^ (i >> 1)).toString(2).padStart(n, '0'))
}
