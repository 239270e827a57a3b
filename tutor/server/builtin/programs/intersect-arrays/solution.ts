/** The different values that are in both lists. */
function intersect(nums1: number[], nums2: number[]): number[] {
  const inFirst = new Set(nums1)
  return [...new Set(nums2.filter((num) => inFirst.has(num)))]
}
