import words from '#messages/ui.json' with { type: 'json' }
import styles from './StatusChip.module.css'

export type Status = 'Live' | 'Beta' | 'Alpha'

/** How finished a project is, by word and by how full its cell is. */
export function StatusChip({ status }: { status: Status }) {
  return <span className={`${styles.chip} ${styles[status]}`}>{words.status[status]}</span>
}
