import { Stop } from '#site/ui/Stop.tsx'
import styles from './SectionHead.module.css'

/** A section's heading, ended by the stop, and what it is about beside it. */
export function SectionHead({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <div className={styles.head}>
      <h2 className="display h2" id={id}>
        {heading}
        <Stop />
      </h2>
      <p className="copy">{text}</p>
    </div>
  )
}
