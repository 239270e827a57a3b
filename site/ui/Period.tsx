import styles from './Stop.module.css'

/**
 * The period of a display heading: a tile. It's silent, because screen readers would announce a
 * hidden period as a separate heading.
 */
export function Stop() {
  return <span className={styles.stop} />
}
