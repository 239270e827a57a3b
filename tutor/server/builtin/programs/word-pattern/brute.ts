function followsPattern(pattern: string, text: string): boolean {
  const words = text.split(' ')
  const letters = [...pattern]
  if (words.length !== letters.length) return false
  return letters.every((_, i) =>
    letters.every((_, j) => (letters[i] === letters[j]) === (words[i] === words[j])),
  )
}
