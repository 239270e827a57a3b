import type { ReactNode } from 'react'
import styles from './CardRow.module.css'

/** Cards in three columns; on a phone, one row that scrolls sideways. */
export function CardRow({ children, className = '' }: { children: ReactNode; className?: string }) {
  return <div className={`${styles.row} ${className}`}>{children}</div>
}
