import type { ReactNode } from 'react'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import { Stop } from '#site/ui/Stop.tsx'
import styles from './LatestSection.module.css'

export function LatestSection({ children }: { children: ReactNode }) {
  return (
    <section className="section" aria-labelledby="latest-heading">
      <div className="grid">
        <SectionMark part={2} name="Latest" />
        <div className="main">
          <h2 className={`display h2 ${styles.heading}`} id="latest-heading">
            What you would have read
            <Stop />
          </h2>
          {children}
        </div>
      </div>
    </section>
  )
}
