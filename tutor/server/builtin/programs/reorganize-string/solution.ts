/**
 * The letters in an order without equal neighbors, or an empty text if there is none.
 * Sorted by how often they occur, they fill the even places and then the odd ones: equal letters
 * only meet when one takes more than half of the places.
 */
function reorganizeString(text: string): string {
  const counts = new Map<string, number>()
  for (const letter of text) counts.set(letter, (counts.get(letter) ?? 0) + 1)
  const frequent = [...counts].sort((a, b) => b[1] - a[1])
  if (frequent.length > 0 && frequent[0][1] > Math.ceil(text.length / 2)) return ''

  const places: string[] = []
  let place = 0
  for (const [letter, count] of frequent) {
    for (let i = 0; i < count; i++) {
      places[place] = letter
      place += 2
      if (place >= text.length) place = 1
    }
  }
  return places.join('')
}
