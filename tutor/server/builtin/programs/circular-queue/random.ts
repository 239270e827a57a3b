function randomInput(int: (low: number, high: number) => number): [string[], number[][]] {
  const names = ['CircularQueue']
  const lists: number[][] = [[int(1, 3)]]
  const calls = ['enQueue', 'enQueue', 'enQueue', 'deQueue', 'deQueue', 'front', 'rear']
  for (let i = int(1, 14); i > 0; i--) {
    const name = [...calls, 'isEmpty', 'isFull'][int(0, 8)]
    names.push(name)
    lists.push(name === 'enQueue' ? [int(0, 9)] : [])
  }
  return [names, lists]
}
