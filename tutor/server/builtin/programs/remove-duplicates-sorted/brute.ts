function removeDuplicates(nums: number[]): number[] {
  return nums.filter((num, i) => !nums.slice(0, i).includes(num))
}

function keepTwo(nums: number[]): number[] {
  return nums.filter((num, i) => nums.slice(0, i).filter((other) => other === num).length < 2)
}

function keepSingles(nums: number[]): number[] {
  return nums.filter((num) => nums.indexOf(num) === nums.lastIndexOf(num))
}
