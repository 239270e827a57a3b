/**
 * Whether `text` can be cut into words of the dictionary, each usable any number of times.
 * `canCut[end]` says so for the first `end` letters: some word ends there and what is before it can
 * be cut as well.
 */
function wordBreak(text: string, words: string[]): boolean {
  const dictionary = new Set(words)
  const maxLength = Math.max(0, ...words.map((word) => word.length))
  const canCut = [true]
  for (let end = 1; end <= text.length; end++) {
    canCut[end] = false
    for (let start = Math.max(0, end - maxLength); start < end && !canCut[end]; start++) {
      canCut[end] = canCut[start] && dictionary.has(text.slice(start, end))
    }
  }
  return canCut[text.length]
}
