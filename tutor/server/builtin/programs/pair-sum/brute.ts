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

/** Any pair of different places is right. */
function isRight(nums: number[], target: number, result: number[]): boolean {
  if (result.length === 0) return pairSum(nums, target).length === 0
  const [i, j] = result
  return result.length === 2 && i !== j && nums[i] + nums[j] === target
}

/** Any two numbers at different places are right. */
function isRightPairValues(nums: number[], target: number, result: number[]): boolean {
  if (result.length === 0) return pairSum(nums, target).length === 0
  const [a, b] = result
  const areThere = nums.includes(a) && nums.includes(b) && nums.lastIndexOf(b) !== nums.indexOf(a)
  return result.length === 2 && a + b === target && areThere
}
