/** The number of a spreadsheet column: its letters are digits from 1 to 26. */
function excelColumn(title: string): number {
  let number = 0
  for (const letter of title) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}
