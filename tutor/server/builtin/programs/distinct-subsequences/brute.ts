function distinctSubsequences(text: string, word: string): number {
  if (word === '') return 1
  if (text === '') return 0
  const without = distinctSubsequences(text.slice(1), word)
  return text[0] === word[0]
    ? without + distinctSubsequences(text.slice(1), word.slice(1))
    : without
}
