function zigzagText(text: string, rows: number): string {
  const period = Math.max(1, 2 * rows - 2)
  const rowOf = (i: number) => Math.min(i % period, period - (i % period))
  return [...text]
    .map((letter, i) => ({ letter, row: rows === 1 ? 0 : rowOf(i) }))
    .sort((a, b) => a.row - b.row)
    .map(({ letter }) => letter)
    .join('')
}
