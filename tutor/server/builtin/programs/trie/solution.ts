/** A prefix tree: words share the nodes of their common beginnings. */
class Trie {
  private root = new TrieNode()

  insert(word: string): void {
    let node = this.root
    for (const letter of word) {
      const next = node.children.get(letter) ?? new TrieNode()
      node.children.set(letter, next)
      node = next
    }
    node.isWord = true
  }

  search(word: string): boolean {
    return this.nodeOf(word)?.isWord === true
  }

  startsWith(prefix: string): boolean {
    return this.nodeOf(prefix) !== undefined
  }

  private nodeOf(prefix: string): TrieNode | undefined {
    let node: TrieNode | undefined = this.root
    for (const letter of prefix) node = node?.children.get(letter)
    return node
  }
}

class TrieNode {
  children = new Map<string, TrieNode>()
  isWord = false
}
