/**
 * Whether summing the squares of the digits again and again leads to 1.
 * The sums run into a circle; a fast runner catches up with a slow one there, or at 1.
 */
function happyNumber(n: number): boolean {
  let slow = n
  let fast = digitSquares(n)
  while (fast !== 1 && slow !== fast) {
    slow = digitSquares(slow)
    fast = digitSquares(digitSquares(fast))
  }
  return fast === 1
}

function digitSquares(n: number): number {
  let sum = 0
  for (let rest = n; rest > 0; rest = Math.floor(rest / 10)) sum += (rest % 10) ** 2
  return sum
}
