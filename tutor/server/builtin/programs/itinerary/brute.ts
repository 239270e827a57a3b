function itinerary(tickets: string[][]): string[] {
  const balance = (place: string) =>
    tickets.filter(([from]) => from === place).length - tickets.filter(([, to]) => to === place).length
  const places = tickets.map(([from]) => from)
  const start = places.includes('JFK') ? 'JFK' : (places.find((place) => balance(place) > 0) ?? places[0])
  return travel([start], [...tickets].sort((a, b) => (a[1] < b[1] ? -1 : 1))) ?? []
}

function travel(route: string[], left: string[][]): string[] | null {
  if (left.length === 0) return route
  for (const ticket of left) {
    if (ticket[0] !== route[route.length - 1]) continue
    const found = travel([...route, ticket[1]], left.filter((other) => other !== ticket))
    if (found) return found
  }
  return null
}
