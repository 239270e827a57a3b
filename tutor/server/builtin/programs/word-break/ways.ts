/** In how many ways `text` can be cut into words of the dictionary. */
function wordBreakWays(text: string, words: string[]): number {
  // ways[end] is the answer for the first `end` letters; the last word may be any that ends there.
  const ways = [1]
  const dictionary = [...new Set(words)].filter((word) => word !== '')
  for (let end = 1; end <= text.length; end++) {
    ways[end] = 0
    for (const word of dictionary) {
      const start = end - word.length
      if (start >= 0 && text.startsWith(word, start)) ways[end] += ways[start]
    }
  }
  return ways[text.length]
}
