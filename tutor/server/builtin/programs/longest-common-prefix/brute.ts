function longestCommonPrefix(words: string[]): string {
  let longest = ''
  for (let length = 1; length <= words[0].length; length++) {
    const prefix = words[0].slice(0, length)
    if (words.every((word) => word.slice(0, length) === prefix)) longest = prefix
  }
  return longest
}
