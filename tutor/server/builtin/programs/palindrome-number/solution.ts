/** Whether the digits of `x` read the same both ways; a minus sign does not. */
function isPalindromeNumber(x: number): boolean {
  // A number that ends in 0 would have to begin with it.
  if (x < 0 || (x % 10 === 0 && x !== 0)) return false
  let left = x
  let turned = 0
  while (left > turned) {
    turned = turned * 10 + (left % 10)
    left = Math.floor(left / 10)
  }
  // With an odd number of digits, the middle one is the last of the second half.
  return left === turned || left === Math.floor(turned / 10)
}
