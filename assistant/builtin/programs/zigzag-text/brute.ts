function zigzag(text: string, rows: number): string {
  const period = Math.max(2 * rows - 2, 1)
  const rowOf = (i: number) => Math.min(i % period, period - (i % period))
  return [...text]
    .map((letter, i) => ({ letter, i, row: rows === 1 ? 0 : rowOf(i) }))
    .sort((a, b) => a.row - b.row || a.i - b.i)
    .map(({ letter }) => letter)
    .join('')
}
