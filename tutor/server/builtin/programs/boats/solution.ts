/** How few boats carry all people, at most two and at most `limit` in each. */
function fewestBoats(people: number[], limit: number): number {
  const sorted = [...people].sort((a, b) => a - b)
  let lightest = 0
  let boats = 0
  for (let heaviest = sorted.length - 1; heaviest >= lightest; heaviest--) {
    // If not even the lightest fits beside the heaviest, nobody does.
    if (sorted[lightest] + sorted[heaviest] <= limit) lightest++
    boats++
  }
  return boats
}
