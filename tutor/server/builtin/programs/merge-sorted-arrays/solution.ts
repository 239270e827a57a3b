/** All values of two sorted lists, sorted. */
function mergeSorted(a: number[], b: number[]): number[] {
  const merged: number[] = []
  let i = 0
  let j = 0
  while (i < a.length || j < b.length) {
    // Of equal values, the one of the first list goes first.
    if (j === b.length || (i < a.length && a[i] <= b[j])) merged.push(a[i++])
    else merged.push(b[j++])
  }
  return merged
}
