import styles from './Stop.module.css'

/** The full stop of a display heading: a tile, read aloud as a full stop. */
export function Stop() {
  return (
    <span className={styles.stop}>
      <span className="visually-hidden">.</span>
    </span>
  )
}
