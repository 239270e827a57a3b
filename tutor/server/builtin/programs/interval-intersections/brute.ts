function intervalIntersections(firstList: number[][], secondList: number[][]): number[][] {
  return firstList.flatMap(([from, to]) =>
    secondList
      .map(([start, end]) => [Math.max(from, start), Math.min(to, end)])
      .filter(([start, end]) => start <= end),
  )
}
