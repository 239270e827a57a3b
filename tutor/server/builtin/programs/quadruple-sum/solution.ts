/** All different groups of values at four different places that add up to `target`. */
function quadrupleSum(nums: number[], target: number): number[][] {
  const sorted = [...nums].sort((a, b) => a - b)
  const groups: number[][] = []
  for (let i = 0; i < sorted.length; i++) {
    if (i > 0 && sorted[i] === sorted[i - 1]) continue
    for (let j = i + 1; j < sorted.length; j++) {
      if (j > i + 1 && sorted[j] === sorted[j - 1]) continue
      let left = j + 1
      let right = sorted.length - 1
      while (left < right) {
        const sum = sorted[i] + sorted[j] + sorted[left] + sorted[right]
        if (sum > target) right--
        else if (sum < target) left++
        else {
          groups.push([sorted[i], sorted[j], sorted[left], sorted[right]])
          left++
          while (left < right && sorted[left] === sorted[left - 1]) left++
        }
      }
    }
  }
  return groups
}
