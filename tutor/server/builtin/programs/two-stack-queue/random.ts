function randomInput(int: (low: number, high: number) => number): [string[], number[][]] {
  const names = ['MyQueue']
  const lists: number[][] = [[]]
  let size = 0
  for (let i = int(1, 14); i > 0; i--) {
    const calls = ['push', 'empty', 'pop', 'peek']
    const name = calls[int(0, size === 0 ? 1 : 3)]
    names.push(name)
    lists.push(name === 'push' ? [int(0, 9)] : [])
    size += name === 'push' ? 1 : name === 'pop' ? -1 : 0
  }
  return [names, lists]
}
