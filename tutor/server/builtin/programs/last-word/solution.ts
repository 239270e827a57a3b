/** The length of the last word. */
function lastWordLength(text: string): number {
  const end = text.trimEnd()
  return end.length - 1 - end.lastIndexOf(' ')
}
