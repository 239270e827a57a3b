function knapsack(weights: number[], values: number[], capacity: number): number {
  let best = 0
  for (let set = 0; set < 2 ** weights.length; set++) {
    let weight = 0
    let value = 0
    weights.forEach((own, item) => {
      if ((set >> item) % 2 === 0) return
      weight += own
      value += values[item]
    })
    if (weight <= capacity) best = Math.max(best, value)
  }
  return best
}

function unboundedKnapsack(weights: number[], values: number[], capacity: number): number {
  let best = 0
  weights.forEach((weight, item) => {
    if (weight > capacity) return
    best = Math.max(best, values[item] + unboundedKnapsack(weights, values, capacity - weight))
  })
  return best
}
