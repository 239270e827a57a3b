/** All ways to choose `k` of the numbers from 1 to `n`, each in ascending order. */
function combinations(n: number, k: number): number[][] {
  const all: number[][] = []
  const chosen: number[] = []
  const chooseFrom = (start: number) => {
    const missing = k - chosen.length
    if (missing === 0) all.push([...chosen])
    // Behind the last one tried there have to be enough others.
    for (let num = start; missing > 0 && num <= n - missing + 1; num++) {
      chosen.push(num)
      chooseFrom(num + 1)
      chosen.pop()
    }
  }
  chooseFrom(1)
  return all
}
