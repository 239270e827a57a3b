/**
 * The median of two ascending arrays together.
 * Binary search finds how many values of the shorter one belong to the lower half.
 */
function medianTwoSorted(first: number[], second: number[]): number {
  const [short, long] = first.length <= second.length ? [first, second] : [second, first]
  const lower = Math.floor((short.length + long.length + 1) / 2)
  let low = 0
  let high = short.length
  while (low < high) {
    const cut = Math.floor((low + high) / 2)
    // Too few from the shorter one while its next value is below the last of the longer one.
    if (short[cut] < long[lower - cut - 1]) low = cut + 1
    else high = cut
  }
  const left = Math.max(short[low - 1] ?? -Infinity, long[lower - low - 1] ?? -Infinity)
  if ((short.length + long.length) % 2 === 1) return left
  return (left + Math.min(short[low] ?? Infinity, long[lower - low] ?? Infinity)) / 2
}
