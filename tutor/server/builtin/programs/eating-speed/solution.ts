/**
 * The smallest speed at which all piles are eaten within `hours`, one pile an hour at most.
 * If a speed is enough, so is every higher one, so the smallest can be found by binary search.
 */
function eatingSpeed(piles: number[], hours: number): number {
  let low = 1
  let high = Math.max(...piles)
  while (low < high) {
    const speed = Math.floor((low + high) / 2)
    const needed = piles.reduce((sum, pile) => sum + Math.ceil(pile / speed), 0)
    if (needed <= hours) high = speed
    else low = speed + 1
  }
  return low
}
