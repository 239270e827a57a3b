/** The title of a spreadsheet column: digits from 1 to 26 are its letters. */
function excelTitle(number: number): string {
  let title = ''
  // There is no digit 0, so that one is taken away before each division.
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26)) {
    title = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'[(rest - 1) % 26] + title
  }
  return title
}
