function nextGreater(nums: number[]): number[] {
  return nums.map((num, i) => nums.slice(i + 1).find((later) => later > num) ?? -1)
}

function nextGreaterOnCircle(nums: number[]): number[] {
  return nums.map((num, i) => {
    const around = [...nums.slice(i + 1), ...nums.slice(0, i)]
    return around.find((later) => later > num) ?? -1
  })
}
