/** The values that are in both lists, each as often as in both. */
function intersectWithRepeats(nums1: number[], nums2: number[]): number[] {
  const left = new Map<number, number>()
  for (const num of nums1) left.set(num, (left.get(num) ?? 0) + 1)
  return nums2.filter((num) => {
    const count = left.get(num) ?? 0
    left.set(num, count - 1)
    return count > 0
  })
}
