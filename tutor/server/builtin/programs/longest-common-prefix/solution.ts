/** The longest text that every word begins with. */
function longestCommonPrefix(words: string[]): string {
  let prefix = words[0]
  for (const word of words) {
    while (!word.startsWith(prefix)) prefix = prefix.slice(0, -1)
  }
  return prefix
}
