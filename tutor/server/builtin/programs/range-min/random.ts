function randomInput(
  int: (low: number, high: number) => number,
): [string[], (number | number[])[][]] {
  const nums = Array.from({ length: int(1, 7) }, () => int(-5, 9))
  const names = ['RangeMin']
  const lists: (number | number[])[][] = [[nums]]
  for (let i = int(1, 10); i > 0; i--) {
    const left = int(0, nums.length - 1)
    const isUpdate = int(0, 1) === 1
    names.push(isUpdate ? 'update' : 'rangeMin')
    lists.push(isUpdate ? [left, int(-5, 9)] : [left, int(left, nums.length - 1)])
  }
  return [names, lists]
}
