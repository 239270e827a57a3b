/** A line of a CSV file (RFC 4180). */
export const csvLine = (values: readonly string[]) => `${values.map(csvCell).join(',')}\r\n`

/** What a spreadsheet would run as a formula, or what `csvCell` makes of it. */
const formula = /^'*\s*[=+\-@\t\r＝＋－＠]/

/**
 * Where a spreadsheet that splits cells at semicolons, tabs, or line breaks would start a formula: it honors
 * quotes only at the start of what it takes for a cell. A list with dashes stays as it is.
 */
const innerFormula = /(?<![\s;])[\s;]+(?=([-－]\s)|[=+\-@＝＋－＠])/g

/** Guards what follows a semicolon or a tab, or a line break that begins no list. */
const withGuard = (gap: string, dash: string | undefined): string =>
  /[;\t]/.test(gap) || (/[\r\n]/.test(gap) && !dash) ? `${gap}'` : gap

/** Puts an apostrophe before a cell, or a part of one, that a spreadsheet would run as a formula. */
export function csvCell(value: string): string {
  const [start = ''] = /^'*\s*/.exec(value) ?? []
  const guarded = start + value.slice(start.length).replace(innerFormula, withGuard)
  const safe = formula.test(value) ? `'${guarded}` : guarded
  return `"${safe.replaceAll('"', '""')}"`
}

/** Takes away the apostrophe that `csvCell` put before a text. */
export const withoutGuard = (text: string) =>
  text.startsWith("'") && formula.test(text) ? text.slice(1) : text
