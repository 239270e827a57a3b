import { oneLine } from '#contracts/terminal-text.ts'

/** A long name mustn't push the other columns off the screen. */
const maxCell = 60

/**
 * Rows under their column names, cut to `width` characters per line. The last column gets the
 * remaining width.
 */
export function table(columns: string[], rows: string[][], width: number): string {
  const cells = rows.map((row) =>
    row.map((text, index) => {
      const shown = oneLine(text)
      const isCut = shown.length > maxCell && index < columns.length - 1
      return isCut ? `${shown.slice(0, maxCell - 1)}…` : shown
    }),
  )
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
