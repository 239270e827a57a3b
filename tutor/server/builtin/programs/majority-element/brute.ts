function majorityElement(nums: number[]): number {
  return nums.find((num) => countOf(nums, num) * 2 > nums.length) ?? -1
}

function aboveThird(nums: number[]): number[] {
  const often = nums.filter((num, i) => countOf(nums, num) * 3 > nums.length && nums.indexOf(num) === i)
  return often.sort((a, b) => a - b)
}

function countOf(nums: number[], value: number): number {
  return nums.filter((num) => num === value).length
}
