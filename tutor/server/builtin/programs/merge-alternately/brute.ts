function mergeAlternately(word1: string, word2: string): string {
  if (word1 === '') return word2
  return word1[0] + mergeAlternately(word2, word1.slice(1))
}
