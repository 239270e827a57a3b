import styles from './SectionMark.module.css'

interface SectionMarkProps {
  /** Which of the page's five parts this is, 1 to 5. */
  part: number
  name: string
  className?: string
}

/** The reader's position on the page, in the rail: a row of five cells and the part's name. */
export function SectionMark({ part, name, className = 'rail' }: SectionMarkProps) {
  return (
    <div className={`${className} ${styles.mark}`}>
      <span className={styles.row} aria-hidden="true">
        {[1, 2, 3, 4, 5].map((cell) => (
          <i
            key={cell}
            className={cell < part ? styles.past : cell === part ? styles.on : undefined}
          />
        ))}
      </span>
      <p className="label">{name}</p>
    </div>
  )
}
