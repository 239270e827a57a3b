import styles from './Stop.module.css'

/**
 * The full stop of a display heading: a tile. Nothing is read aloud for it, because screen readers make
 * a hidden full stop a heading of its own.
 */
export function Stop() {
  return <span className={styles.stop} />
}
