function mergeKLists(lists: number[][]): number[] {
  return lists.flat().sort((a, b) => a - b)
}
