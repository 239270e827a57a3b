/** The shortest time in which the machines, each with its own pace, make that many products. */
function minTime(machines: number[], products: number): number {
  const made = (time: number) =>
    machines.reduce((sum, pace) => sum + Math.floor(time / pace), 0)
  let low = 0
  let high = Math.min(...machines) * products
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    if (made(middle) >= products) high = middle
    else low = middle + 1
  }
  return low
}
