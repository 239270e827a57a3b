/** The letters of the column with this number: 1 is A, 26 is Z, 27 is AA. */
function columnTitle(column: number): string {
  let title = ''
  // The digits go from 1 to 26, so one is taken off before each.
  for (let left = column; left > 0; left = Math.floor((left - 1) / 26)) {
    title = String.fromCharCode(65 + ((left - 1) % 26)) + title
  }
  return title
}
