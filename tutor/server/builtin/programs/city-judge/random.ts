function randomInput(int: (low: number, high: number) => number): [number, number[][]] {
  const n = int(1, 4)
  const trust: number[][] = []
  for (let a = 1; a <= n; a++) {
    for (let b = 1; b <= n; b++) {
      // Person 2 is often a judge.
      const isUsual = b === 2 ? int(0, 6) > 0 : a === 2 ? int(0, 6) === 0 : int(0, 1) === 0
      if (a !== b && isUsual) trust.push([a, b])
    }
  }
  return [n, trust]
}
