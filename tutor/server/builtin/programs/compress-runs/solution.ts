/** The text with each run as its character and, if longer than one, its length. */
function compressRuns(text: string): string {
  let compressed = ''
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && text[end] === text[start]) end++
    compressed += text[start] + (end - start > 1 ? end - start : '')
  }
  return compressed
}
