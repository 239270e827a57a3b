function closestPoints(points: number[][], k: number): number[][] {
  const distance = ([x, y]: number[]) => Math.hypot(x, y)
  return [...points].sort((a, b) => distance(a) - distance(b)).slice(0, k)
}
