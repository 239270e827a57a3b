import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import styles from './MarkedSection.module.css'
import { SectionMark } from './SectionMark.tsx'

interface MarkedSectionProps {
  /** The heading's id, for links to it. */
  id: string
  /** Its number on the page. */
  part: number
  /** The name next to the number. */
  mark: string
  heading: string
  children: ReactNode
}

/** A section of a long page, with a rule above it and its number and name in the rail. */
export function MarkedSection({ id, part, mark, heading, children }: MarkedSectionProps) {
  return (
    <section className={`grid ${styles.section}`} aria-labelledby={id}>
      <SectionMark part={part} name={mark} />
      <div className="main">
        <Heading id={id} className={`display ${styles.heading}`} text={heading} />
        {children}
      </div>
    </section>
  )
}
