function smallestCapacity(weights: number[], days: number): number {
  for (let capacity = Math.max(...weights); ; capacity++) {
    let used = 1
    let load = 0
    for (const weight of weights) {
      if (load + weight > capacity) {
        used++
        load = 0
      }
      load += weight
    }
    if (used <= days) return capacity
  }
}
