/** A line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly string[]) => `${values.map(csvCell).join(',')}\r\n`

/** What a spreadsheet would run as a formula, or what `csvCell` makes of it. */
const formula = /^'*\s*[=+\-@\t\r＝＋－＠]/

/** Puts an apostrophe before a cell that a spreadsheet would run as a formula. */
export function csvCell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/** Takes away the apostrophe that `csvCell` put before a text. */
export const withoutGuard = (text: string) =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text
