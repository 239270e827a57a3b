/** The text read row by row after it has been written down and up over `rows` rows. */
function zigzagText(text: string, rows: number): string {
  if (rows === 1) return text
  const lines = new Array<string>(rows).fill('')
  let row = 0
  let step = 1
  for (const letter of text) {
    lines[row] += letter
    if (row + step < 0 || row + step === rows) step = -step
    row += step
  }
  return lines.join('')
}
