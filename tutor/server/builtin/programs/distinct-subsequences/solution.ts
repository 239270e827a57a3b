/** In how many ways `word` is left when letters of `text` are deleted. */
function distinctSubsequences(text: string, word: string): number {
  // ways[j] is the answer for the letters of `text` so far and the first j of `word`.
  const ways = [1, ...new Array<number>(word.length).fill(0)]
  for (const letter of text) {
    // Downwards, so that a letter is not used twice.
    for (let j = word.length; j > 0; j--) if (word[j - 1] === letter) ways[j] += ways[j - 1]
  }
  return ways[word.length]
}
