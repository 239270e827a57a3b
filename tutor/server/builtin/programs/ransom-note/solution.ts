/** Whether the letters of `magazine`, each used once, are enough for `note`. */
function canConstruct(note: string, magazine: string): boolean {
  const left = new Map<string, number>()
  for (const letter of magazine) left.set(letter, (left.get(letter) ?? 0) + 1)
  for (const letter of note) {
    const count = left.get(letter) ?? 0
    if (count === 0) return false
    left.set(letter, count - 1)
  }
  return true
}
