function randomInput(int: (low: number, high: number) => number): [string[], number[][]] {
  const names = ['HitCounter']
  const lists: number[][] = [[]]
  let time = 1
  for (let i = int(1, 12); i > 0; i--) {
    time += [0, 1, 99, 100, 299, 300][int(0, 5)]
    names.push(int(0, 2) === 0 ? 'getHits' : 'hit')
    lists.push([time])
  }
  return [names, lists]
}
