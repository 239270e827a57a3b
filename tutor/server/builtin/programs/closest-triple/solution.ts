/** The sum of three values closest to `target`; of two equally close ones, the smaller. */
function closestTriple(nums: number[], target: number): number {
  const sorted = [...nums].sort((a, b) => a - b)
  let best = sorted[0] + sorted[1] + sorted[2]
  for (let i = 0; i + 2 < sorted.length; i++) {
    let left = i + 1
    let right = sorted.length - 1
    while (left < right) {
      const sum = sorted[i] + sorted[left] + sorted[right]
      const gain = Math.abs(best - target) - Math.abs(sum - target)
      if (gain > 0 || (gain === 0 && sum < best)) best = sum
      if (sum < target) left++
      else right--
    }
  }
  return best
}
