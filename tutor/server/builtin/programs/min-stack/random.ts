function randomInput(int: (low: number, high: number) => number): [string[], number[][]] {
  const names = ['MinStack']
  const lists: number[][] = [[]]
  let size = 0
  for (let i = 0; i < int(1, 12); i++) {
    const name = size === 0 ? 'push' : ['push', 'push', 'pop', 'top', 'getMin'][int(0, 4)]
    names.push(name)
    lists.push(name === 'push' ? [int(-3, 3)] : [])
    size += name === 'push' ? 1 : name === 'pop' ? -1 : 0
  }
  return [names, lists]
}
