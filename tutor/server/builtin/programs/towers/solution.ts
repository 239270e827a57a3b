/** How few towers there are when each cube in turn goes on a larger one or starts a tower. */
function fewestTowers(cubes: number[]): number {
  // Always sorted, because a cube takes the place of the smallest top that is larger.
  const tops: number[] = []
  for (const cube of cubes) {
    let low = 0
    let high = tops.length
    while (low < high) {
      const middle = (low + high) >> 1
      if (tops[middle] > cube) high = middle
      else low = middle + 1
    }
    tops[low] = cube
  }
  return tops.length
}
