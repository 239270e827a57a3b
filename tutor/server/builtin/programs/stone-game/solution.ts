/** The most that the first of two players can get who take numbers from the ends in turns. */
function stoneGame(piles: number[]): number {
  const total = piles.reduce((sum, pile) => sum + pile, 0)
  return (total + leadOfFirst(piles)) / 2
}

/** By how much the player to move gets more than the other one when both play well. */
function leadOfFirst(piles: number[]): number {
  // lead[right] is for the piles from `left` to `right`; a single pile is all lead.
  const lead = [...piles]
  for (let left = piles.length - 2; left >= 0; left--) {
    for (let right = left + 1; right < piles.length; right++) {
      lead[right] = Math.max(piles[left] - lead[right], piles[right] - lead[right - 1])
    }
  }
  return lead[piles.length - 1]
}
