/**
 * The fewest jumps from the first to the last position, when `nums[i]` is the farthest jump from
 * `i`; -1 when the end is out of reach.
 * All positions that `jumps` jumps can reach form one stretch. Its end is passed only when there is
 * no choice left, and then the farthest position seen is the new end: no other choice reaches more.
 */
function fewestJumps(nums: number[]): number {
  let jumps = 0
  let reachedEnd = 0
  let farthest = 0
  for (let i = 0; i < nums.length - 1; i++) {
    farthest = Math.max(farthest, i + nums[i])
    if (i === reachedEnd) {
      if (farthest === i) return -1
      jumps++
      reachedEnd = farthest
    }
  }
  return jumps
}
