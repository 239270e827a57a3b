function isStraightHand(hand: number[], groupSize: number): boolean {
  if (hand.length === 0) return true
  const left = [...hand]
  const start = Math.min(...hand)
  for (let card = start; card < start + groupSize; card++) {
    const at = left.indexOf(card)
    if (at < 0) return false
    left.splice(at, 1)
  }
  return isStraightHand(left, groupSize)
}
