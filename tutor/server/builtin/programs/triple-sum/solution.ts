/** All different triples of values at three different places that add up to zero. */
function tripleSum(nums: number[]): number[][] {
  const sorted = [...nums].sort((a, b) => a - b)
  const triples: number[][] = []
  for (let i = 0; i + 2 < sorted.length && sorted[i] <= 0; i++) {
    // The same smallest value would give the same triples again.
    if (i > 0 && sorted[i] === sorted[i - 1]) continue
    let left = i + 1
    let right = sorted.length - 1
    while (left < right) {
      const sum = sorted[i] + sorted[left] + sorted[right]
      if (sum > 0) right--
      else if (sum < 0) left++
      else {
        triples.push([sorted[i], sorted[left], sorted[right]])
        left++
        while (left < right && sorted[left] === sorted[left - 1]) left++
      }
    }
  }
  return triples
}
