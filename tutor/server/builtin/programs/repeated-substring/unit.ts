/** The shortest part that `text` is written with, repeated or not. */
function repeatedUnit(text: string): string {
  return text.slice(0, (text + text).indexOf(text, 1))
}
