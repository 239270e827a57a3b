/** Whether the first of two players who take from the ends gets at least as much as the other. */
function firstWins(piles: number[]): boolean {
  // lead[right] is by how much the player to move gets more from the piles from `left` to `right`.
  const lead = [...piles]
  for (let left = piles.length - 2; left >= 0; left--) {
    for (let right = left + 1; right < piles.length; right++) {
      lead[right] = Math.max(piles[left] - lead[right], piles[right] - lead[right - 1])
    }
  }
  return lead[piles.length - 1] >= 0
}
