function fewestIncreases(nums: number[]): number {
  const raised = [...nums]
  let increases = 0
  for (let i = 1; i < raised.length; i++) {
    while (raised[i] < raised[i - 1]) {
      raised[i]++
      increases++
    }
  }
  return increases
}
