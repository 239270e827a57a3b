import { commonWords } from './daily.ts'
import styles from './Remaining.module.css'

/** With the English words, it makes full rows. */
const columns = 101

/**
 * A field with a cell for each common word. Words that no longer fit go dark, and the last one
 * stays lit.
 */
export function Remaining({ fitting }: { fitting: readonly string[] }) {
  const height = Math.ceil(commonWords.length / columns)
  const lit = new Set(fitting)
  return (
    <svg
      className={styles.field}
      viewBox={`0 0 ${columns} ${height}`}
      // Whole pixels for each row: others, like gaps between columns, would show a pattern.
      height={3 * height}
      preserveAspectRatio="none"
      aria-hidden="true"
      data-last={lit.size === 1 || undefined}
    >
      {(['gone', 'left'] as const).map((kind) => (
        <pattern
          key={kind}
          id={`row-${kind}`}
          width={columns}
          height="1"
          patternUnits="userSpaceOnUse"
        >
          <rect className={styles[kind]} width={columns} height="0.67" />
        </pattern>
      ))}
      <path fill="url(#row-gone)" d={runs(commonWords.map(() => true))} />
      <path fill="url(#row-left)" d={runs(commonWords.map((word) => lit.has(word)))} />
    </svg>
  )
}

/** One path for all lit cells, with horizontal runs and whole rows drawn as one. */
function runs(on: readonly boolean[]): string {
  let path = ''
  for (let start = 0; start < on.length; start++) {
    if (!on[start]) continue
    const isRow = start % columns === 0
    let end = start + 1
    while (on[end] && (isRow || end % columns)) end++
    const height = Math.floor((end - start) / columns) || 1
    const width = Math.min(end - start, columns)
    path += `M${start % columns} ${Math.floor(start / columns)}h${width}v${height}h-${width}z`
    start += width * height - 1
  }
  return path
}
