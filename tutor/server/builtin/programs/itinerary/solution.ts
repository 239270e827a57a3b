/**
 * A route that uses every ticket [from, to] once; of several, the first in alphabetical order.
 * It starts at JFK, or where more tickets leave than arrive. A dead end can only be the end of the
 * route, so the route is noted from its end.
 */
function itinerary(tickets: string[][]): string[] {
  const sorted = [...tickets].sort((a, b) => (a[1] < b[1] ? 1 : -1))
  // The alphabetically first destination is at the end of each list.
  const destinations = new Map<string, string[]>()
  const leaving = new Map<string, number>()
  for (const [from, to] of sorted) {
    destinations.set(from, [...(destinations.get(from) ?? []), to])
    leaving.set(from, (leaving.get(from) ?? 0) + 1)
    leaving.set(to, (leaving.get(to) ?? 0) - 1)
  }
  const starts = [...leaving].filter(([, more]) => more > 0).map(([place]) => place)
  const stack = [destinations.has('JFK') ? 'JFK' : (starts[0] ?? tickets[0][0])]
  const route: string[] = []
  while (stack.length > 0) {
    const to = destinations.get(stack[stack.length - 1])?.pop()
    // Where no ticket is left, the rest of the route is complete.
    if (to === undefined) route.push(stack.pop() as string)
    else stack.push(to)
  }
  return route.reverse()
}
