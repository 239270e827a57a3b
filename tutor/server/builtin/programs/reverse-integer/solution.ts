/** The number with its digits in reverse order; 0 if that is beyond 32 bits. */
function reverseInteger(x: number): number {
  let reversed = 0
  for (let left = Math.abs(x); left > 0; left = Math.floor(left / 10)) {
    reversed = reversed * 10 + (left % 10)
  }
  if (reversed > 2 ** 31 - 1) return 0
  return x < 0 ? -reversed : reversed
}
