/** The largest value of every window of `k` values. */
function windowMaxima(nums: number[], k: number): number[] {
  const maxima: number[] = []
  // Positions whose values fall: the head is the largest of its window.
  const queue: number[] = []
  let head = 0
  for (let i = 0; i < nums.length; i++) {
    while (queue.length > head && nums[queue[queue.length - 1]] <= nums[i]) queue.pop()
    queue.push(i)
    if (queue[head] <= i - k) head++
    if (i >= k - 1) maxima.push(nums[queue[head]])
  }
  return maxima
}
