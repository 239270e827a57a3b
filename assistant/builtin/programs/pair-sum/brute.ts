function pairSum(nums: number[], target: number): number[] {
  for (let i = 0; i < nums.length; i++) {
    for (let j = i + 1; j < nums.length; j++) {
      if (nums[i] + nums[j] === target) return [i, j]
    }
  }
  return []
}

function pairValues(nums: number[], target: number): number[] {
  return pairSum(nums, target).map((index) => nums[index])
}

function countPairs(nums: number[], target: number): number {
  let count = 0
  nums.forEach((num, i) => {
    for (const other of nums.slice(i + 1)) if (num + other === target) count++
  })
  return count
}

/** Any pair is right: indices, or for the question after the numbers these. */
function isRight(nums: number[], target: number, result: number[]): boolean {
  if (result.length === 0) return pairSum(nums, target).length === 0
  const [i, j] = result
  if (i !== j && nums[i] + nums[j] === target) return true
  const areThere = nums.includes(i) && nums.includes(j)
  return i + j === target && areThere && nums.lastIndexOf(j) !== nums.indexOf(i)
}
