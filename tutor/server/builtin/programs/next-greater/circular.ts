/** For each value the first greater one after it on a circle; -1 where there is none. */
function nextGreaterOnCircle(nums: number[]): number[] {
  const answers = new Array<number>(nums.length).fill(-1)
  const waiting: number[] = []
  // Twice around, so that values at the end meet those at the beginning.
  for (let i = 0; i < 2 * nums.length; i++) {
    const num = nums[i % nums.length]
    while (waiting.length > 0 && nums[waiting[waiting.length - 1]] < num) {
      answers[waiting.pop() as number] = num
    }
    if (i < nums.length) waiting.push(i)
  }
  return answers
}
