import styles from './GuessRow.module.css'

/** Five decorative tiles for how much is known: absent (a), near (y), or sure (g). */
export function GuessRow({ guess, className = '' }: { guess: string; className?: string }) {
  return (
    <span className={`${styles.row} ${className}`} aria-hidden="true">
      {[...guess].map((cell, index) => (
        <i key={index} className={styles[cell]} />
      ))}
    </span>
  )
}
