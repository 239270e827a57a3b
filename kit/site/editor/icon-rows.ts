const size = { min: 5, max: 9, usual: 7 }

const within = (count: number) => Math.min(size.max, Math.max(size.min, count))

/** The rows of an icon that's drawn, each with `#` or `.` for each tile. Without an icon, all are empty. */
export function iconRows(icon: unknown): string[] {
  const text = Array.isArray(icon) ? icon.join('\n') : String(icon ?? '')
  const drawn = text.trim().split('\n')
  const isEmpty = drawn.join('') === ''
  const height = isEmpty ? size.usual : within(drawn.length)
  const width = isEmpty ? size.usual : within(Math.max(...drawn.map((row) => row.length)))
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => (drawn[y]?.[x] === '#' ? '#' : '.')).join(''),
  )
}

/** The rows with one tile turned over. */
export const withTile = (rows: readonly string[], y: number, x: number): string[] =>
  rows.map((row, at) =>
    at === y ? row.slice(0, x) + (row[x] === '#' ? '.' : '#') + row.slice(x + 1) : row,
  )
