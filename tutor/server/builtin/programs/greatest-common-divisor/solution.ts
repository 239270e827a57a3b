/** The greatest common divisor of two numbers (Euclid). */
function greatestCommonDivisor(a: number, b: number): number {
  while (b !== 0) [a, b] = [b, a % b]
  return a
}
