/** The largest total value of items that fit the capacity, each usable any number of times. */
function unboundedKnapsack(weights: number[], values: number[], capacity: number): number {
  const best = [0]
  for (let room = 1; room <= capacity; room++) {
    best[room] = best[room - 1]
    weights.forEach((weight, item) => {
      if (weight <= room) best[room] = Math.max(best[room], best[room - weight] + values[item])
    })
  }
  return best[capacity]
}
