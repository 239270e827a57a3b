/** The median; for an even count, the upper of the two middle values. NaN for an empty list. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** A Markdown table. */
export function table(headings: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}

/**
 * A table of the rows that miss a target (a figure in bold), and a line that names the others: what
 * needs a look is seen at once. `brief` says a row that met its targets in a few words.
 */
export function misses(
  headings: string[],
  rows: (string | number)[][],
  { others, brief }: { others: string; brief: (row: (string | number)[]) => string },
): string {
  const groups = Map.groupBy(rows, (row) => row.some((cell) => String(cell).startsWith('**')))
  const [missed, met] = [groups.get(true), groups.get(false)]
  return [
    ...(missed ? [table(headings, missed)] : []),
    ...(met ? [`${others} ${met.map(brief).join('; ')}.`] : []),
  ].join('\n\n')
}

/** Formats bytes as kB of 1,000 bytes, like the budgets. */
export const kB = (bytes: number, digits = 1) => `${(bytes / 1000).toFixed(digits)} kB`

/** A figure as the report shows it: in bold if it misses its target. */
export const marked = (figure: string | number, met: boolean) =>
  met ? String(figure) : `**${figure}**`
