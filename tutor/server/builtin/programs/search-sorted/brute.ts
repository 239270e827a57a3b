function searchSorted(nums: number[], target: number): number {
  return nums.indexOf(target)
}

function insertPosition(nums: number[], target: number): number {
  return nums.filter((num) => num < target).length
}
