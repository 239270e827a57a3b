import styles from './Monogram.module.css'

/** A person's initials as a decorative tile, in place of a photograph. */
export function Monogram({ initials, className = '' }: { initials: string; className?: string }) {
  const longer = initials.length > 2
  return (
    <svg className={`${styles.monogram} ${className}`} viewBox="0 0 8 8" aria-hidden="true">
      <rect className={styles.ground} width="8" height="8" />
      <rect className={styles.tile} x="6" y="6" width="2" height="2" />
      <text className={longer ? styles.long : undefined} x="3.8" y={longer ? 4.86 : 5.72}>
        {initials.toUpperCase()}
      </text>
    </svg>
  )
}
