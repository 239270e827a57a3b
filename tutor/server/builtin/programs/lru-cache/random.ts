function randomInput(int: (low: number, high: number) => number): [string[], number[][]] {
  const names = ['LruCache']
  const lists: number[][] = [[int(1, 3)]]
  for (let i = 0; i < int(1, 14); i++) {
    const isPut = int(0, 1) === 1
    names.push(isPut ? 'put' : 'get')
    lists.push(isPut ? [int(1, 4), int(1, 9)] : [int(1, 4)])
  }
  return [names, lists]
}
