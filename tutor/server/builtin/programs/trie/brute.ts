class Trie {
  words: string[] = []
  insert(word: string) {
    this.words.push(word)
  }
  search(word: string) {
    return this.words.includes(word)
  }
  startsWith(prefix: string) {
    return this.words.some((word) => word.startsWith(prefix))
  }
}
