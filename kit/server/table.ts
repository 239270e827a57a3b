/**
 * Makes other people's text safe for a terminal: characters that move the cursor or reverse the
 * line become �.
 */
export function terminalText(text: string): string {
  return text.replace(/[^\P{Cc}\n\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '�')
}

/**
 * Rows under their column names, cut to `width` characters per line. The last column gets the
 * remaining width.
 */
export function table(columns: string[], rows: string[][], width: number): string {
  const cells = rows.map((row) => row.map((text) => terminalText(text).replace(/\s+/g, ' ')))
  const widths = columns.map((name, index) =>
    Math.max(name.length, ...cells.map((row) => row[index]?.length ?? 0)),
  )
  const line = (row: string[]) => {
    const text = row
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join('  ')
      .trimEnd()
    return text.length > width ? `${text.slice(0, width - 1)}…` : text
  }
  return [columns, ...cells].map(line).join('\n')
}
