/**
 * All shortest ladders from `beginWord` to `endWord`, each a list of words.
 * The search goes level by level and keeps, for each word, all words it was reached from.
 */
function allLadders(beginWord: string, endWord: string, wordList: string[]): string[][] {
  const unused = new Set(wordList)
  unused.delete(beginWord)
  const reachedFrom = new Map<string, string[]>()
  let level = [beginWord]
  while (level.length > 0 && !level.includes(endWord)) {
    const next = new Map<string, string[]>()
    for (const word of level) {
      for (const changed of neighborsOf(word, unused)) {
        next.set(changed, [...(next.get(changed) ?? []), word])
      }
    }
    for (const [word, sources] of next) {
      unused.delete(word)
      reachedFrom.set(word, sources)
    }
    level = [...next.keys()]
  }
  const laddersTo = (word: string): string[][] =>
    word === beginWord
      ? [[word]]
      : (reachedFrom.get(word) ?? []).flatMap((source) =>
          laddersTo(source).map((ladder) => [...ladder, word]),
        )
  return laddersTo(endWord)
}

function neighborsOf(word: string, words: ReadonlySet<string>): string[] {
  return [...word].flatMap((_, i) =>
    [...'abcdefghijklmnopqrstuvwxyz']
      .map((letter) => word.slice(0, i) + letter + word.slice(i + 1))
      .filter((changed) => words.has(changed)),
  )
}
