function randomInput(int: (low: number, high: number) => number): [string[][]] {
  const places = ['JFK', 'ATL', 'SFO', 'BOS']
  const tickets: string[][] = []
  let place = 'JFK'
  for (let left = int(1, 7); left > 0; left--) {
    const next = places[int(0, 3)]
    tickets.splice(int(0, tickets.length), 0, [place, next])
    place = next
  }
  return [tickets]
}
