function asteroidCollision(asteroids: number[]): number[] {
  const left = [...asteroids]
  for (;;) {
    const at = left.findIndex((one, i) => one > 0 && left[i + 1] < 0)
    if (at < 0) return left
    const winners = [left[at], left[at + 1]].filter((_, i, pair) => {
      return Math.abs(pair[i]) > Math.abs(pair[1 - i])
    })
    left.splice(at, 2, ...winners)
  }
}
