/** The people 1 to `n` of a circle in the order in which they leave it, always the k-th next. */
function josephusOrder(n: number, k: number): number[] {
  const circle = Array.from({ length: n }, (_, i) => i + 1)
  const order: number[] = []
  let place = 0
  while (circle.length > 0) {
    place = (place + k - 1) % circle.length
    order.push(...circle.splice(place, 1))
  }
  return order
}
