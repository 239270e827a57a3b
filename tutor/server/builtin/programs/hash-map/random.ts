function randomInput(int: (low: number, high: number) => number): [string[], number[][]] {
  const names = ['MyHashMap']
  const lists: number[][] = [[]]
  for (let i = int(1, 14); i > 0; i--) {
    const name = ['put', 'put', 'get', 'remove'][int(0, 3)]
    // Keys that share a bucket are among them.
    const key = int(0, 3) + 769 * int(0, 1)
    names.push(name)
    lists.push(name === 'put' ? [key, int(0, 9)] : [key])
  }
  return [names, lists]
}
