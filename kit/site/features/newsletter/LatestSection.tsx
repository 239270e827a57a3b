import type { ReactNode } from 'react'
import { Heading } from '#site/ui/Heading.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import styles from './LatestSection.module.css'

interface LatestSectionProps {
  id: string
  name: string
  heading: string
  children: ReactNode
}

export function LatestSection({ id, name, heading, children }: LatestSectionProps) {
  return (
    <section className={`section ${styles.section}`} aria-labelledby={id}>
      <div className="grid">
        <SectionMark name={name} />
        <div className="main">
          <Heading id={id} className={`display h2 ${styles.heading}`} text={heading} />
          {children}
        </div>
      </div>
    </section>
  )
}
