function ladderLength(beginWord: string, endWord: string, wordList: string[]): number {
  const ladders = allLadders(beginWord, endWord, wordList)
  return ladders.length === 0 ? 0 : ladders[0].length
}

function ladderChanges(beginWord: string, endWord: string, wordList: string[]): number {
  return ladderLength(beginWord, endWord, wordList) - 1
}

/** Lengthens all ladders by one word until some of them end right. */
function allLadders(beginWord: string, endWord: string, wordList: string[]): string[][] {
  const words = [...new Set(wordList)]
  let ladders = [[beginWord]]
  while (ladders.length > 0) {
    const done = ladders.filter((ladder) => ladder[ladder.length - 1] === endWord)
    if (done.length > 0) return done
    ladders = ladders.flatMap((ladder) =>
      words
        .filter((word) => !ladder.includes(word) && differences(word, ladder[ladder.length - 1]) === 1)
        .map((word) => [...ladder, word]),
    )
  }
  return []
}

function differences(a: string, b: string): number {
  return [...a].filter((letter, i) => letter !== b[i]).length
}
