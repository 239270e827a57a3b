import type { ReactNode } from 'react'
import styles from './Prose.module.css'

/** Running text from Markdown: paragraphs, lists, quotes, tables, notes. */
export function Prose({ children, className = '' }: { children?: ReactNode; className?: string }) {
  return <div className={`${styles.prose} ${className}`}>{children}</div>
}
