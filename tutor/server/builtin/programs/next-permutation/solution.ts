/** The next arrangement in lexicographic order; after the last one comes the first. */
function nextPermutation(nums: number[]): number[] {
  const next = [...nums]
  let i = next.length - 2
  while (i >= 0 && next[i] >= next[i + 1]) i--
  if (i >= 0) {
    // The end descends, so from the back the first larger value is the smallest of those.
    let j = next.length - 1
    while (next[j] <= next[i]) j--
    ;[next[i], next[j]] = [next[j], next[i]]
  }
  return [...next.slice(0, i + 1), ...next.slice(i + 1).reverse()]
}
