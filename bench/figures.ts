/** The middle of some numbers: the upper one where there are two, NaN where there are none. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}

/** A Markdown table. */
export function table(headings: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Bytes as kB (1,000 bytes), as the budgets count them. */
export const kB = (bytes: number, digits = 1) => `${(bytes / 1000).toFixed(digits)} kB`
