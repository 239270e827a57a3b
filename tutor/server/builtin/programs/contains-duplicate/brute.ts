function containsDuplicate(nums: number[]): boolean {
  return nums.some((num, i) => nums.indexOf(num) < i)
}

function duplicates(nums: number[]): number[] {
  // A second appearance: exactly one equal value stands before it.
  return nums.filter((num, i) => nums.slice(0, i).filter((other) => other === num).length === 1)
}

function countDistinct(nums: number[]): number {
  return nums.filter((num, i) => nums.indexOf(num) === i).length
}

function firstRepeated(nums: number[]): number {
  return nums.find((num, i) => nums.indexOf(num) < i) ?? -1
}
