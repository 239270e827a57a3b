import { PeriodAfter } from '#site/ui/PeriodAfter.tsx'
import styles from './SectionHead.module.css'

/** A section's heading with its period, and a description next to it. */
export function SectionHead({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <div className={styles.head}>
      <h2 className="display h2" id={id}>
        {heading}
        <PeriodAfter text={heading} />
      </h2>
      <p className="copy">{text}</p>
    </div>
  )
}
