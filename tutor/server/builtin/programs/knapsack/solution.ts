/**
 * The largest total value of items that fit the capacity, each used at most once.
 * `best[room]` is the answer for the items so far and that much room.
 */
function knapsack(weights: number[], values: number[], capacity: number): number {
  const best = new Array<number>(capacity + 1).fill(0)
  weights.forEach((weight, item) => {
    // Downwards, so that the item is not put in twice.
    for (let room = capacity; room >= weight; room--) {
      best[room] = Math.max(best[room], best[room - weight] + values[item])
    }
  })
  return best[capacity]
}
