function findMissing(nums: number[]): number[] {
  return nums.map((_, i) => i + 1).filter((num) => !nums.includes(num))
}

function findMismatch(nums: number[]): number[] {
  const repeats = nums.filter((num, i) => nums.indexOf(num) < i)
  const [missing = nums.length + 1] = findMissing(nums)
  return [repeats.length > 0 ? repeats[repeats.length - 1] : -1, missing]
}
