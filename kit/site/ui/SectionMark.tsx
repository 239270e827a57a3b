import styles from './SectionMark.module.css'

/**
 * The reader's position on the page, in the rail: a cell for each marked section, and this one's name.
 * The build adds the other sections' cells (`build/section-cells.ts`).
 */
export function SectionMark({ name, className = 'rail' }: { name: string; className?: string }) {
  return (
    <div className={`${className} ${styles.mark}`}>
      <span className={styles.row} aria-hidden="true">
        <i data-here="" />
      </span>
      <p className="label">{name}</p>
    </div>
  )
}
