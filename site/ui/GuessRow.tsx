import styles from './GuessRow.module.css'

/** Five tiles for how much is known: each absent (a), near (y) or sure (g). Decoration only. */
export function GuessRow({ guess, className = '' }: { guess: string; className?: string }) {
  return (
    <span className={`${styles.row} ${className}`} aria-hidden="true">
      {[...guess].map((cell, index) => (
        <i key={index} className={styles[cell]} />
      ))}
    </span>
  )
}
