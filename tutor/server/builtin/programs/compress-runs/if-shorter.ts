/** The runs as characters and lengths, or the text itself if that is no longer. */
function compressIfShorter(text: string): string {
  let encoded = ''
  for (let start = 0, end = 0; start < text.length; start = end) {
    while (end < text.length && text[end] === text[start]) end++
    encoded += text[start] + String(end - start)
  }
  return encoded.length < text.length ? encoded : text
}
