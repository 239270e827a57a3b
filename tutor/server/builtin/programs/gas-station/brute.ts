function gasStation(gas: number[], cost: number[]): number {
  const n = gas.length
  for (let start = 0; start < n; start++) {
    let tank = 0
    let leg = 0
    for (; leg < n && tank >= 0; leg++) {
      const station = (start + leg) % n
      tank += gas[station] - cost[station]
    }
    if (tank >= 0) return start
  }
  return -1
}
