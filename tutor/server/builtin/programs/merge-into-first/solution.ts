/** Merges the `n` values of `nums2` into the first `m` of `nums1`, both sorted. */
function mergeInto(nums1: number[], m: number, nums2: number[], n: number): number[] {
  const merged = [...nums1]
  let i = m - 1
  let j = n - 1
  for (let place = m + n - 1; j >= 0; place--) {
    // From the back, so that no value is overwritten before it has been read.
    if (i >= 0 && merged[i] > nums2[j]) merged[place] = merged[i--]
    else merged[place] = nums2[j--]
  }
  return merged
}
