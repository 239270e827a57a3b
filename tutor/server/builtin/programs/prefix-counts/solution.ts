/**
 * For each prefix, how many of the words begin with it.
 * The words share their common beginnings in a trie, and every node counts the words that pass
 * through it: a look-up costs the length of the prefix, however many words there are.
 */
function prefixCounts(words: string[], prefixes: string[]): number[] {
  const root = new TrieNode()
  for (const word of words) {
    let node = root
    node.words++
    for (const letter of word) {
      let next = node.children.get(letter)
      if (next === undefined) {
        next = new TrieNode()
        node.children.set(letter, next)
      }
      next.words++
      node = next
    }
  }
  return prefixes.map((prefix) => {
    let node: TrieNode | undefined = root
    for (const letter of prefix) {
      node = node.children.get(letter)
      if (node === undefined) return 0
    }
    return node.words
  })
}

class TrieNode {
  children = new Map<string, TrieNode>()
  /** How many words pass through this node or end at it. */
  words = 0
}
