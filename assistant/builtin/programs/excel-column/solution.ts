/** The number of the column with these letters: A is 1, Z is 26, AA is 27. */
function columnNumber(title: string): number {
  let column = 0
  for (const letter of title) column = column * 26 + letter.charCodeAt(0) - 64
  return column
}
