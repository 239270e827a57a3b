/** The text with the letters of each word in reverse order; the words stay in their places. */
function reverseEachWord(text: string): string {
  return text
    .split(' ')
    .map((word) => [...word].reverse().join(''))
    .join(' ')
}
