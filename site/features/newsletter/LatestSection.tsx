import type { ReactNode } from 'react'
import words from '#messages/newsletter.json' with { type: 'json' }
import { SectionMark } from '#site/ui/SectionMark.tsx'
import { Stop } from '#site/ui/Stop.tsx'
import styles from './LatestSection.module.css'

export function LatestSection({ children }: { children: ReactNode }) {
  return (
    <section className="section" aria-labelledby="latest-heading">
      <div className="grid">
        <SectionMark part={2} name={words.page.latest} />
        <div className="main">
          <h2 className={`display h2 ${styles.heading}`} id="latest-heading">
            {words.page.latestHeading}
            <Stop />
          </h2>
          {children}
        </div>
      </div>
    </section>
  )
}
