/** The length of the longest run of equal characters. */
function longestRun(text: string): number {
  let longest = 0
  let length = 0
  for (let i = 0; i < text.length; i++) {
    length = text[i] === text[i - 1] ? length + 1 : 1
    longest = Math.max(longest, length)
  }
  return longest
}
