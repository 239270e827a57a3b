/** What is left after all collisions: positive ones fly right, negative ones left. */
function asteroidCollision(asteroids: number[]): number[] {
  const left: number[] = []
  for (const asteroid of asteroids) {
    let survives = true
    while (survives && asteroid < 0 && left.length > 0 && left[left.length - 1] > 0) {
      const other = left[left.length - 1]
      survives = -asteroid > other
      // Of the same size, both break.
      if (other <= -asteroid) left.pop()
    }
    if (survives) left.push(asteroid)
  }
  return left
}
