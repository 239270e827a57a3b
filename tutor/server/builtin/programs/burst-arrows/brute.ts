function fewestArrows(points: number[][]): number {
  const ends = points.map(([, end]) => end)
  let fewest = ends.length
  for (let subset = 0; subset < 2 ** ends.length; subset++) {
    const shots = ends.filter((_, i) => (subset >> i) % 2 === 1)
    const hitsAll = points.every(([start, end]) => shots.some((at) => start <= at && at <= end))
    if (hitsAll) fewest = Math.min(fewest, shots.length)
  }
  return fewest
}
