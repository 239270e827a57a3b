import type { ReactNode } from 'react'
import styles from './Prose.module.css'

/**
 * Running text from Markdown: paragraphs, lists, quotes, tables, notes. `data-prose` marks the part
 * of a page that the newsletter mails.
 */
export function Prose({ children, className = '' }: { children?: ReactNode; className?: string }) {
  return (
    <div className={`${styles.prose} ${className}`} data-prose>
      {children}
    </div>
  )
}
