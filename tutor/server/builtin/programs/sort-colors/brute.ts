function sortColors(nums: number[]): number[] {
  const sorted = [...nums]
  for (let round = 0; round < sorted.length; round++) {
    for (let i = 0; i + 1 < sorted.length; i++) {
      if (sorted[i] > sorted[i + 1]) [sorted[i], sorted[i + 1]] = [sorted[i + 1], sorted[i]]
    }
  }
  return sorted
}
