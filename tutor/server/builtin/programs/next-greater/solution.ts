/** For each value the first greater one after it; -1 where there is none. */
function nextGreater(nums: number[]): number[] {
  const answers = new Array<number>(nums.length).fill(-1)
  const waiting: number[] = []
  nums.forEach((num, i) => {
    while (waiting.length > 0 && nums[waiting[waiting.length - 1]] < num) {
      answers[waiting.pop() as number] = num
    }
    waiting.push(i)
  })
  return answers
}
