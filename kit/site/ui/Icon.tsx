import styles from './Icon.module.css'
import { type IconShape, icons } from './icons.ts'

/** Icons that point along the text, and the other way where that runs from right to left. */
const along = new Set<IconShape>(['right', 'left', 'out'])

/** A decorative pixel icon. The control around it has the accessible name. */
export function Icon({ name, className = '' }: { name: IconShape; className?: string }) {
  const rows: string[] = typeof name === 'string' ? icons[name] : name
  let d = ''
  // Drawn as strokes one cell high, each along the middle of its row. The pen begins at the top edge,
  // half a row above the first one. Every page has some icons, and relative moves compress best.
  let [penX, penY] = [0, -0.5]
  for (const [y, row] of rows.entries())
    for (const { index, 0: run } of row.matchAll(/#+/g)) {
      d += `m${index - penX} ${y - penY}h${run.length}`
      penX = index + run.length
      penY = y
    }
  return (
    <svg
      className={[styles.icon, along.has(name) && styles.along, className]
        .filter(Boolean)
        .join(' ')}
      viewBox={`0 0 ${rows[0]?.length ?? 0} ${rows.length}`}
      aria-hidden="true"
    >
      <path d={d} />
    </svg>
  )
}
