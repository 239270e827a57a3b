/** Whether words and letters of the pattern correspond one to one. */
function followsPattern(pattern: string, text: string): boolean {
  const words = text.split(' ')
  if (words.length !== pattern.length) return false
  const wordOf = new Map<string, string>()
  const letterOf = new Map<string, string>()
  return words.every((word, i) => {
    const letter = pattern[i]
    const isRight =
      (wordOf.get(letter) ?? word) === word && (letterOf.get(word) ?? letter) === letter
    wordOf.set(letter, word)
    letterOf.set(word, letter)
    return isRight
  })
}
