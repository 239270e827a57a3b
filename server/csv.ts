/** A line of a CSV file, as RFC 4180 has it. */
export const csvLine = (values: readonly string[]) => `${values.map(csvCell).join(',')}\r\n`

/** A cell that a spreadsheet would run as a formula gets an apostrophe in front. */
export function csvCell(value: string): string {
  const safe = /^\s*[=+\-@\t\r＝＋－＠]/.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}
