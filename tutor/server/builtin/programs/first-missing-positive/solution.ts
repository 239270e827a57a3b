/** The smallest positive number that the list lacks. */
function firstMissingPositive(nums: number[]): number {
  const placed = [...nums]
  const n = placed.length
  for (let i = 0; i < n; i++) {
    // Each swap brings one number to its place for good, so the loops are linear together.
    while (placed[i] >= 1 && placed[i] <= n && placed[placed[i] - 1] !== placed[i]) {
      const place = placed[i] - 1
      ;[placed[i], placed[place]] = [placed[place], placed[i]]
    }
  }
  const wrong = placed.findIndex((num, i) => num !== i + 1)
  return wrong < 0 ? n + 1 : wrong + 1
}
