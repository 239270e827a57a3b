function mergeLists(list1: number[], list2: number[]): number[] {
  return [...list1, ...list2].sort((a, b) => a - b)
}
