function josephusOrder(n: number, k: number): number[] {
  const queue = Array.from({ length: n }, (_, i) => i + 1)
  const order: number[] = []
  while (queue.length > 0) {
    for (let i = 1; i < k; i++) queue.push(queue.shift() as number)
    order.push(queue.shift() as number)
  }
  return order
}

function everySecondOrder(n: number): number[] {
  return josephusOrder(n, 2)
}

function josephus(n: number, k: number): number {
  return josephusOrder(n, k)[n - 1]
}
