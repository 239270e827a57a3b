import styles from './Period.module.css'

/** Whether a heading ends in a mark of its own, such as a question mark, and so needs no period. */
export const hasOwnEnd = (heading: string): boolean => /[?!…؟？！]["”’»)]?$/u.test(heading.trim())

/**
 * The period of a display heading: a tile. It's silent, because screen readers would announce a
 * hidden period as a separate heading.
 */
export function Period() {
  return (
    <span className={styles.period}>
      <span />
    </span>
  )
}
