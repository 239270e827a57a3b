import styles from './Period.module.css'

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
