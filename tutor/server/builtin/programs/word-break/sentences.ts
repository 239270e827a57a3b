/**
 * Every way to cut `text` into words of the dictionary, as sentences with spaces.
 * The sentences for each rest of the text are found once and remembered.
 */
function wordBreakSentences(text: string, words: string[]): string[] {
  const known = new Map<number, string[]>()
  const sentencesFrom = (start: number): string[] => {
    if (start === text.length) return ['']
    const found = known.get(start)
    if (found !== undefined) return found
    const sentences: string[] = []
    for (const word of new Set(words)) {
      if (word === '' || !text.startsWith(word, start)) continue
      for (const rest of sentencesFrom(start + word.length)) {
        sentences.push(rest === '' ? word : `${word} ${rest}`)
      }
    }
    known.set(start, sentences)
    return sentences
  }
  return sentencesFrom(0)
}
