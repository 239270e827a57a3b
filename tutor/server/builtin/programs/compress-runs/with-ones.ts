/** The text with each run as its character and its length, also for single characters. */
function encodeRuns(text: string): string {
  let encoded = ''
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && text[end] === text[start]) end++
    encoded += text[start] + String(end - start)
  }
  return encoded
}
