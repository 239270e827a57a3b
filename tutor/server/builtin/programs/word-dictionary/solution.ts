/** A prefix tree in which a dot of the pattern stands for any letter. */
class WordDictionary {
  private root = new TrieNode()

  addWord(word: string): void {
    let node = this.root
    for (const letter of word) {
      const next = node.children.get(letter) ?? new TrieNode()
      node.children.set(letter, next)
      node = next
    }
    node.isWord = true
  }

  search(pattern: string): boolean {
    // All nodes that the pattern may have led to.
    let nodes = [this.root]
    for (const letter of pattern) {
      nodes = nodes.flatMap(({ children }) => {
        if (letter === '.') return [...children.values()]
        const next = children.get(letter)
        return next === undefined ? [] : [next]
      })
    }
    return nodes.some(({ isWord }) => isWord)
  }
}

class TrieNode {
  children = new Map<string, TrieNode>()
  isWord = false
}
