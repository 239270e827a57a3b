/** The largest distance that `count` of the positions can all keep from each other. */
function spreadOut(positions: number[], count: number): number {
  const sorted = [...positions].sort((a, b) => a - b)
  let low = 0
  let high = sorted[sorted.length - 1] - sorted[0]
  while (low < high) {
    const distance = Math.ceil((low + high) / 2)
    if (placesFor(sorted, distance) >= count) low = distance
    else high = distance - 1
  }
  return low
}

/** How many of the ascending positions can be taken with at least that distance. */
function placesFor(sorted: number[], distance: number): number {
  let count = 1
  let [last] = sorted
  for (const position of sorted) {
    if (position - last < distance) continue
    count++
    last = position
  }
  // A distance of 0 would count the first position twice.
  return distance === 0 ? sorted.length : count
}
