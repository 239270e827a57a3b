/**
 * Whether jugs for `x` and `y` liters can hold `target` liters together.
 * Filling, emptying and pouring reach exactly the multiples of the greatest common divisor.
 */
function waterJugs(x: number, y: number, target: number): boolean {
  if (target > x + y) return false
  return target === 0 || target % greatestCommonDivisor(x, y) === 0
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b)
}
