function firstPlayerWins(piles: number[]): boolean {
  return piles.some((pile, i) =>
    Array.from({ length: pile }, (_, left) => piles.with(i, left)).some((next) => !firstPlayerWins(next)),
  )
}
