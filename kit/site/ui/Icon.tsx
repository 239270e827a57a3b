import styles from './Icon.module.css'
import { type IconShape, icons } from './icons.ts'

/** Icons that point along the text, and the other way where that runs from right to left. */
const along = new Set<IconShape>(['right', 'left', 'out'])

/** A decorative pixel icon. The control around it has the accessible name. */
export function Icon({ name, className = '' }: { name: IconShape; className?: string }) {
  const rows: string[] = typeof name === 'string' ? icons[name] : name
  let d = ''
  // Filling closes the path, so a run needs three of its sides.
  for (const [y, row] of rows.entries())
    for (const { index, 0: run } of row.matchAll(/#+/g))
      d += `M${index} ${y}h${run.length}v1h-${run.length}`
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
