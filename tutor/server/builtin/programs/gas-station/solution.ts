/**
 * The first station from which a car with an empty tank can drive around the circle, or -1.
 * `gas[i]` is what station i has, `cost[i]` what the way to the next one takes. If the tank runs
 * dry on the way, it would have done so from every station passed since the start as well.
 */
function gasStation(gas: number[], cost: number[]): number {
  let total = 0
  let tank = 0
  let start = 0
  for (let i = 0; i < gas.length; i++) {
    const gain = gas[i] - cost[i]
    total += gain
    tank += gain
    if (tank < 0) {
      start = i + 1
      tank = 0
    }
  }
  return total < 0 ? -1 : start
}
