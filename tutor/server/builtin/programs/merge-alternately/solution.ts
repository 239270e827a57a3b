/** The letters of both words in turn, then the rest of the longer one. */
function mergeAlternately(word1: string, word2: string): string {
  let merged = ''
  for (let i = 0; i < Math.max(word1.length, word2.length); i++) {
    merged += word1.charAt(i) + word2.charAt(i)
  }
  return merged
}
