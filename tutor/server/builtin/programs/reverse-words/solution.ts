/** The words of a text in reverse order, with one blank between them. */
function reverseWords(text: string): string {
  return text.trim().split(/\s+/).reverse().join(' ')
}
