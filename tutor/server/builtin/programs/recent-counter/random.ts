function randomInput(int: (low: number, high: number) => number): [string[], number[][]] {
  const lists: number[][] = [[]]
  let time = 0
  for (let i = int(1, 10); i > 0; i--) {
    time += [1, 999, 1000, 2999, 3000, 3001][int(0, 5)]
    lists.push([time])
  }
  return [lists.map((_, i) => (i === 0 ? 'RecentCounter' : 'ping')), lists]
}
