/** In how many fleets cars that cannot pass each other arrive at `target`. */
function carFleet(target: number, position: number[], speed: number[]): number {
  const cars = position.map((start, i) => ({ start, speed: speed[i] }))
  cars.sort((a, b) => b.start - a.start)
  let fleets = 0
  let slowest = -1
  for (const car of cars) {
    const time = (target - car.start) / car.speed
    // Otherwise the car catches up with the fleet ahead.
    if (time > slowest) {
      fleets++
      slowest = time
    }
  }
  return fleets
}
