/**
 * The fewest changes of one letter that lead from `beginWord` to `endWord`, or -1.
 * Each change leads to a word of the list. The search goes level by level, so the first time it
 * meets the end is the shortest.
 */
function ladderChanges(beginWord: string, endWord: string, wordList: string[]): number {
  const letters = [...new Set(wordList.join(''))]
  const unused = new Set(wordList)
  let level = [beginWord]
  for (let changes = 0; level.length > 0; changes++) {
    if (level.includes(endWord)) return changes
    const next: string[] = []
    for (const word of level) {
      for (let i = 0; i < word.length; i++) {
        for (const letter of letters) {
          const changed = word.slice(0, i) + letter + word.slice(i + 1)
          // Taking it from the set keeps longer ways from using it again.
          if (unused.delete(changed)) next.push(changed)
        }
      }
    }
    level = next
  }
  return -1
}
