function intersect(nums1: number[], nums2: number[]): number[] {
  return nums1.filter((num, i) => nums2.includes(num) && nums1.indexOf(num) === i)
}

function intersectWithRepeats(nums1: number[], nums2: number[]): number[] {
  const left = [...nums2]
  return nums1.filter((num) => {
    const at = left.indexOf(num)
    if (at >= 0) left.splice(at, 1)
    return at >= 0
  })
}

function onlyInFirst(nums1: number[], nums2: number[]): number[] {
  return nums1.filter((num, i) => !nums2.includes(num) && nums1.indexOf(num) === i)
}
