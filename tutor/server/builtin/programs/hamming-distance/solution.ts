/** In how many bits `x` and `y` differ. */
function hammingDistance(x: number, y: number): number {
  let distance = 0
  // Each step clears the lowest one.
  for (let differing = x ^ y; differing !== 0; differing &= differing - 1) distance++
  return distance
}
