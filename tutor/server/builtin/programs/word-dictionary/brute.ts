class WordDictionary {
  words: string[] = []
  addWord(word: string) {
    this.words.push(word)
  }
  search(pattern: string) {
    return this.words.some(
      (word) =>
        word.length === pattern.length &&
        [...pattern].every((letter, i) => letter === '.' || letter === word[i]),
    )
  }
}
