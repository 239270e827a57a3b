/** What the player to move gets, and what the other one gets. */
function play(piles: number[]): [number, number] {
  const [first, ...rest] = piles
  if (first === undefined) return [0, 0]
  const [otherLeft, ownLeft] = play(rest)
  const [otherRight, ownRight] = play(piles.slice(0, -1))
  const last = piles[piles.length - 1]
  return first + ownLeft >= last + ownRight
    ? [first + ownLeft, otherLeft]
    : [last + ownRight, otherRight]
}

function stoneGame(piles: number[]): number {
  return play(piles)[0]
}

function firstWins(piles: number[]): boolean {
  const [own, other] = play(piles)
  return own >= other
}
