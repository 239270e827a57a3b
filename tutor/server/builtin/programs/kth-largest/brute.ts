function kthLargest(nums: number[], k: number): number {
  return [...nums].sort((a, b) => b - a)[k - 1]
}

function kthSmallest(nums: number[], k: number): number {
  return [...nums].sort((a, b) => a - b)[k - 1]
}
