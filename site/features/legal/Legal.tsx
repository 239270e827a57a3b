import type { ReactNode } from 'react'
import { PageHead } from '#site/ui/PageHead.tsx'
import { Prose } from '#site/ui/Prose.tsx'
import styles from './Legal.module.css'

interface LegalProps {
  title: string
  deck: string
  sections: { id: string; title: string }[]
  /** Shown until a script puts the day of reading in its place. */
  built: Date
  /** The text itself. */
  children: ReactNode
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long' })

/** A legal text with numbered sections, its contents in the rail, dated with the day it is read. */
export function Legal({ title, deck, sections, built, children }: LegalProps) {
  return (
    <>
      <PageHead
        title={title}
        deck={deck}
        rail={
          <p className={styles.date}>
            Last updated
            <br />
            <time data-today dateTime={built.toISOString().slice(0, 10)}>
              {days.format(built)}
            </time>
          </p>
        }
      />
      <div className={`grid ${styles.document}`}>
        <nav className={`rail ${styles.contents}`} aria-label="On this page">
          <ol>
            {sections.map(({ id, title: section }) => (
              <li key={id}>
                <a href={`#${id}`}>{section.replace(/^\d+\.\s*/, '')}</a>
              </li>
            ))}
          </ol>
        </nav>
        <Prose className={styles.text}>{children}</Prose>
      </div>
    </>
  )
}
