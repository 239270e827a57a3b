/**
 * The letters in an order by which the words are sorted; empty when there is none.
 * The first letters in which two neighboring words differ tell which of the two comes first.
 */
function alienOrder(words: string[]): string {
  const letters = [...new Set(words.join(''))].sort()
  const after = new Map(letters.map((letter) => [letter, new Set<string>()]))
  for (let i = 1; i < words.length; i++) {
    const [a, b] = [words[i - 1], words[i]]
    const place = [...a].findIndex((letter, at) => letter !== b[at])
    if (place === -1) continue
    // A longer word before its own beginning cannot be in order.
    if (place >= b.length) return ''
    after.get(a[place])?.add(b[place])
  }
  const open = new Map(letters.map((letter) => [letter, 0]))
  for (const later of after.values()) {
    for (const letter of later) open.set(letter, (open.get(letter) ?? 0) + 1)
  }
  const order = letters.filter((letter) => open.get(letter) === 0)
  // The order is also the queue of letters that have no open predecessor.
  for (const letter of order) {
    for (const later of after.get(letter) ?? []) {
      const left = (open.get(later) ?? 0) - 1
      open.set(later, left)
      if (left === 0) order.push(later)
    }
  }
  return order.length === letters.length ? order.join('') : ''
}
