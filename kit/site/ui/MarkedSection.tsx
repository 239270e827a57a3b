import type { ReactNode } from 'react'
import { Heading } from './Heading.tsx'
import styles from './MarkedSection.module.css'
import { SectionMark } from './SectionMark.tsx'

interface MarkedSectionProps {
  /** The heading's id, for links to it. */
  id: string
  /** Its name in the rail. */
  mark: string
  heading: string
  children: ReactNode
}

/** A section of a long page, with a rule above it and its mark in the rail. */
export function MarkedSection({ id, mark, heading, children }: MarkedSectionProps) {
  return (
    <section className={`grid ${styles.section}`} aria-labelledby={id}>
      <SectionMark name={mark} />
      <div className="main">
        <Heading id={id} className={`display ${styles.heading}`} text={heading} />
        {children}
      </div>
    </section>
  )
}
