import type { ReactNode } from 'react'
import { Heading } from '#site/ui/Heading.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import styles from './LatestSection.module.css'

interface LatestSectionProps {
  /** Its number on the page. */
  part: number
  name: string
  heading: string
  children: ReactNode
}

export function LatestSection({ part, name, heading, children }: LatestSectionProps) {
  const id = `part-${part}`
  return (
    <section className={`section ${styles.section}`} aria-labelledby={id}>
      <div className="grid">
        <SectionMark part={part} name={name} />
        <div className="main">
          <Heading id={id} className={`display h2 ${styles.heading}`} text={heading} />
          {children}
        </div>
      </div>
    </section>
  )
}
