function firstLastPosition(nums: number[], target: number): number[] {
  return [nums.indexOf(target), nums.lastIndexOf(target)]
}

function countInSorted(nums: number[], target: number): number {
  return nums.filter((num) => num === target).length
}
