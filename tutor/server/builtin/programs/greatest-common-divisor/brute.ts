function greatestCommonDivisor(a: number, b: number): number {
  let divisor = Math.max(a, b)
  while (a % divisor !== 0 || b % divisor !== 0) divisor--
  return divisor
}

function leastCommonMultiple(a: number, b: number): number {
  let multiple = a
  while (multiple % b !== 0) multiple += a
  return multiple
}
