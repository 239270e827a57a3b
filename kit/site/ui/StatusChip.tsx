import words from '#messages/ui.json' with { type: 'json' }
import styles from './StatusChip.module.css'

export type Status = 'Live' | 'Beta' | 'Alpha'

/** A project's status, as a word and by how full its cell is. */
export function StatusChip({ status }: { status: Status }) {
  return <span className={`${styles.chip} ${styles[status]}`}>{words.status[status]}</span>
}
