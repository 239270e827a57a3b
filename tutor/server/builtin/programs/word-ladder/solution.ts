/**
 * The number of words on the shortest way from `beginWord` to `endWord`, or 0.
 * Each step changes one letter and leads to a word of the list. The search goes level by level, so
 * the first time it meets the end is the shortest.
 */
function ladderLength(beginWord: string, endWord: string, wordList: string[]): number {
  const unused = new Set(wordList)
  let level = [beginWord]
  for (let length = 1; level.length > 0; length++) {
    if (level.includes(endWord)) return length
    const next: string[] = []
    for (const word of level) {
      for (let i = 0; i < word.length; i++) {
        for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
          const changed = word.slice(0, i) + letter + word.slice(i + 1)
          // Taking it from the set keeps longer ways from using it again.
          if (unused.delete(changed)) next.push(changed)
        }
      }
    }
    level = next
  }
  return 0
}
