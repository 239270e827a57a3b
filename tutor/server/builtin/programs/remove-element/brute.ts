function removeElement(nums: number[], val: number): number[] {
  const kept = [...nums]
  while (kept.includes(val)) kept.splice(kept.indexOf(val), 1)
  return kept
}
