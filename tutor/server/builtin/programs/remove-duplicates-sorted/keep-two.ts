/** A sorted list in which each value stays at most twice. */
function keepTwo(nums: number[]): number[] {
  const kept: number[] = []
  for (const num of nums) {
    // The value kept two places before is the same only if there are two of it already.
    if (kept.length < 2 || num !== kept[kept.length - 2]) kept.push(num)
  }
  return kept
}
