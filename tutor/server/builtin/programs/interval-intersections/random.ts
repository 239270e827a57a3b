function randomInput(int: (low: number, high: number) => number): [number[][], number[][]] {
  const list = () => {
    const intervals: number[][] = []
    let at = int(0, 3)
    for (let i = int(0, 4); i > 0; i--) {
      const end = at + int(0, 5)
      intervals.push([at, end])
      at = end + int(1, 4)
    }
    return intervals
  }
  return [list(), list()]
}
