function fewestTowers(cubes: number[]): number {
  const place = (next: number, tops: number[]): number => {
    if (next === cubes.length) return tops.length
    const choices = tops.flatMap((top, i) =>
      top > cubes[next] ? [place(next + 1, tops.map((one, j) => (i === j ? cubes[next] : one)))] : [],
    )
    return Math.min(place(next + 1, [...tops, cubes[next]]), ...choices)
  }
  return place(0, [])
}
