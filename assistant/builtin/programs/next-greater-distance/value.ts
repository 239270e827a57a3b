/** For each value the next greater one to the right; -1 where there is none. */
function nextGreater(values: number[]): number[] {
  const next: number[] = new Array(values.length).fill(-1)
  // Positions that wait for a greater value, their values falling.
  const waiting: number[] = []
  values.forEach((value, i) => {
    while (waiting.length > 0 && values[waiting[waiting.length - 1]] < value) {
      next[waiting.pop() as number] = value
    }
    waiting.push(i)
  })
  return next
}
