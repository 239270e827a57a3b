function mergeInto(nums1: number[], m: number, nums2: number[], n: number): number[] {
  return [...nums1.slice(0, m), ...nums2.slice(0, n)].sort((a, b) => a - b)
}
