/**
 * The smallest capacity per day with which all `weights` can be carried, in order, within `days`.
 * If a capacity is enough, so is every larger one: the answer can be found by binary search, and
 * each guess is checked by loading greedily.
 */
function smallestCapacity(weights: number[], days: number): number {
  // One day has to carry at least the heaviest piece and never more than all of them.
  let low = Math.max(...weights)
  let high = weights.reduce((total, weight) => total + weight, 0)
  while (low < high) {
    const capacity = Math.floor((low + high) / 2)
    if (daysNeeded(weights, capacity) <= days) high = capacity
    else low = capacity + 1
  }
  return low
}

function daysNeeded(weights: number[], capacity: number): number {
  let days = 1
  let load = 0
  for (const weight of weights) {
    if (load + weight > capacity) {
      days++
      load = 0
    }
    load += weight
  }
  return days
}
