import type { ReactNode } from 'react'
import styles from './Period.module.css'

/** A mark that ends a sentence, perhaps in quotation marks or parentheses. */
const endMark = /[?!…؟？！][\s”’"»“)]*$/

/**
 * The period of a display heading: a tile. It's silent, because screen readers would announce a
 * hidden period as a separate heading. There's none `after` a question.
 */
export function Period({ after = '' }: { after?: ReactNode }) {
  if (typeof after === 'string' && endMark.test(after)) return null
  return (
    <span className={styles.period}>
      <span />
    </span>
  )
}
