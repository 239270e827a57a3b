function removeAdjacent(text: string): string {
  const shorter = text.replace(/(.)\1/, '')
  return shorter === text ? text : removeAdjacent(shorter)
}
