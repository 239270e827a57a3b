function eatingSpeed(piles: number[], hours: number): number {
  for (let speed = 1; ; speed++) {
    let needed = 0
    for (const pile of piles) for (let left = pile; left > 0; left -= speed) needed++
    if (needed <= hours) return speed
  }
}
