/** A line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly string[]) => `${values.map(csvCell).join(',')}\r\n`

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula. */
export function csvCell(value: string): string {
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
