/** For each value of a circle the next greater one; -1 where there is none. */
function nextGreaterInCircle(values: number[]): number[] {
  const n = values.length
  const next: number[] = new Array(n).fill(-1)
  const waiting: number[] = []
  // The second round answers those whose greater value stands before them.
  for (let i = 0; i < 2 * n; i++) {
    const value = values[i % n]
    while (waiting.length > 0 && values[waiting[waiting.length - 1]] < value) {
      next[waiting.pop() as number] = value
    }
    if (i < n) waiting.push(i)
  }
  return next
}
