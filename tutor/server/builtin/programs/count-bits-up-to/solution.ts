/** For every number from 0 to `n`, how many ones its binary form has. */
function countBitsUpTo(n: number): number[] {
  const counts = [0]
  // Without its lowest one, a number is smaller and has been counted.
  for (let i = 1; i <= n; i++) counts.push(counts[i & (i - 1)] + 1)
  return counts
}
