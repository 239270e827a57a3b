function randomInput(
  int: (low: number, high: number) => number,
): [string[], (string | number)[][]] {
  const names = ['TimeMap']
  const lists: (string | number)[][] = [[]]
  let time = 0
  for (let i = int(1, 12); i > 0; i--) {
    const key = 'ab'[int(0, 1)]
    if (int(0, 1) === 1) {
      time += int(1, 3)
      names.push('set')
      lists.push([key, 'xyz'[int(0, 2)], time])
    } else {
      names.push('get')
      lists.push([key, int(0, time + 3)])
    }
  }
  return [names, lists]
}
