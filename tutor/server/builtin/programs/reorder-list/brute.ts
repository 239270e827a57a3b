function reorderList(values: number[]): number[] {
  const rest = [...values]
  const order: number[] = []
  while (rest.length > 0) {
    order.push(rest.shift() as number)
    if (rest.length > 0) order.push(rest.pop() as number)
  }
  return order
}
