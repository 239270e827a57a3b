function kthSmallest(values: (number | null)[], k: number): number {
  return sortedValues(values)[k - 1] ?? -1
}

function kthLargest(values: (number | null)[], k: number): number {
  return sortedValues(values).reverse()[k - 1] ?? -1
}

function sortedValues(values: (number | null)[]): number[] {
  return values.filter((value) => value !== null).sort((a, b) => a - b)
}
