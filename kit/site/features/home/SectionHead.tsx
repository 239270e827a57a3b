import { Heading } from '#site/ui/Heading.tsx'
import styles from './SectionHead.module.css'

/** A section's heading with its period, and a description next to it. */
export function SectionHead({ id, heading, text }: { id: string; heading: string; text: string }) {
  return (
    <div className={styles.head}>
      <Heading id={id} text={heading} />
      <p className="copy">{text}</p>
    </div>
  )
}
