function randomInput(
  int: (low: number, high: number) => number,
): [string[], (number | string)[][]] {
  const names = ['Logger']
  const lists: (number | string)[][] = [[]]
  let time = 0
  for (let i = int(1, 10); i > 0; i--) {
    time += int(0, 6)
    names.push('shouldPrintMessage')
    lists.push([time, ['foo', 'bar'][int(0, 1)]])
  }
  return [names, lists]
}
