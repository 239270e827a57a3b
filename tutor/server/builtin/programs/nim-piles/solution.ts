/** Whether the player to move wins at taking any number from one pile; who can't move loses. */
function firstPlayerWins(piles: number[]): boolean {
  return piles.reduce((combined, pile) => combined ^ pile, 0) !== 0
}
