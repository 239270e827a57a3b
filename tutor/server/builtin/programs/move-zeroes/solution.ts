/** The values with all zeros at the end; the others keep their order. */
function moveZeroes(nums: number[]): number[] {
  const moved = new Array<number>(nums.length).fill(0)
  let free = 0
  for (const num of nums) if (num !== 0) moved[free++] = num
  return moved
}
