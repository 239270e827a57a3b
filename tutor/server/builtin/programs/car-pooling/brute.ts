function canCarPool(trips: number[][], capacity: number): boolean {
  return trips.every(([, place]) => {
    const inside = trips.filter(([, from, to]) => from <= place && place < to)
    return inside.reduce((sum, [passengers]) => sum + passengers, 0) <= capacity
  })
}
