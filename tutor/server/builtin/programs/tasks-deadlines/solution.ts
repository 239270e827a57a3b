/** The largest sum of deadline minus finishing time over tasks [duration, deadline]. */
function maxReward(tasks: number[][]): number {
  let time = 0
  let reward = 0
  for (const [duration, deadline] of [...tasks].sort((a, b) => a[0] - b[0])) {
    time += duration
    reward += deadline - time
  }
  return reward
}
