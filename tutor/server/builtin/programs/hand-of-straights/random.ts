function randomInput(int: (low: number, high: number) => number): [number[], number] {
  const size = int(1, 3)
  const hand: number[] = []
  for (let i = int(1, 3); i > 0; i--) {
    const start = int(1, 5)
    for (let card = start; card < start + size; card++) hand.push(card)
  }
  if (int(0, 2) === 0) hand[0] = int(1, 6)
  return [hand.reverse(), size]
}
