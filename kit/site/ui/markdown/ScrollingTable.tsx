import type { ReactNode } from 'react'
import words from '#messages/blog-article.json' with { type: 'json' }
import styles from './ScrollingTable.module.css'

/** A table that scrolls sideways if the page is narrower. */
export function ScrollingTable({ children }: { children?: ReactNode }) {
  return (
    // A group, not a landmark: an article may have several tables, and they have no names of their own.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to take the focus.
    <div className={styles.scroll} role="group" tabIndex={0} aria-label={words.table}>
      <table>{children}</table>
    </div>
  )
}

interface CellProps {
  /** Markdown gives alignment as an inline style, which the content security policy forbids. */
  style?: string | { textAlign?: string }
  /** Its column, where a phone shows a row as a list. */
  'data-column'?: string
  children?: ReactNode
}

const cell = (Tag: 'th' | 'td') =>
  function TableCell({ style, 'data-column': column, children }: CellProps) {
    const [align] = /center|right/.exec(JSON.stringify(style ?? '')) ?? []
    return (
      <Tag className={align && styles[align]} data-column={column}>
        {column ? <span>{children}</span> : children}
      </Tag>
    )
  }

export const HeaderCell = cell('th')
export const DataCell = cell('td')
