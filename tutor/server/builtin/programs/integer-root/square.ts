/** Whether `num` is the square of a whole number. */
function isPerfectSquare(num: number): boolean {
  let low = 0
  let high = Math.min(num, 94_906_265)
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (middle * middle <= num) low = middle
    else high = middle - 1
  }
  return low * low === num
}
