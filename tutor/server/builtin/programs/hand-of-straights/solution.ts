/** Whether the cards can be divided into groups of `groupSize` consecutive values. */
function isStraightHand(hand: number[], groupSize: number): boolean {
  const counts = new Map<number, number>()
  for (const card of hand) counts.set(card, (counts.get(card) ?? 0) + 1)
  for (const start of [...counts.keys()].sort((a, b) => a - b)) {
    const groups = counts.get(start) ?? 0
    if (groups === 0) continue
    for (let card = start; card < start + groupSize; card++) {
      const left = (counts.get(card) ?? 0) - groups
      if (left < 0) return false
      counts.set(card, left)
    }
  }
  return true
}
