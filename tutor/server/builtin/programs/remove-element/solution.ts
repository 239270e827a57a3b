/** The values other than `val`, in their order. */
function removeElement(nums: number[], val: number): number[] {
  const kept = [...nums]
  let end = 0
  for (const num of nums) if (num !== val) kept[end++] = num
  return kept.slice(0, end)
}
