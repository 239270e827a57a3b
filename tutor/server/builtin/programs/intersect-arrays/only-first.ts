/** The different values of the first list that the second lacks. */
function onlyInFirst(nums1: number[], nums2: number[]): number[] {
  const inSecond = new Set(nums2)
  return [...new Set(nums1.filter((num) => !inSecond.has(num)))]
}
