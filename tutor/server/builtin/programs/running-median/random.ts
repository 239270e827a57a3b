function randomInput(int: (low: number, high: number) => number): [string[], number[][]] {
  const names = ['MedianFinder', 'addNum']
  const lists: number[][] = [[], [int(-5, 5)]]
  for (let i = int(1, 12); i > 0; i--) {
    const isNumber = int(0, 1) === 1
    names.push(isNumber ? 'addNum' : 'findMedian')
    lists.push(isNumber ? [int(-5, 5)] : [])
  }
  return [names, lists]
}
