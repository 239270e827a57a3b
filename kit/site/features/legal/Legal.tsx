import type { ReactNode } from 'react'
import { formatDate } from '#i18n/format.ts'
import words from '#messages/legal.json' with { type: 'json' }
import { PageHead } from '#site/ui/PageHead.tsx'
import { Prose } from '#site/ui/Prose.tsx'
import styles from './Legal.module.css'
import { todayPattern } from './today-pattern.ts'

interface LegalProps {
  title: string
  deck: string
  sections: { id: string; title: string }[]
  /** The build's date, shown until a script replaces it with the day of reading. */
  built: Date
  /** The text itself. */
  children: ReactNode
}

/**
 * A legal text with numbered sections, its contents in the rail, and the day it's read as its date.
 */
export function Legal({ title, deck, sections, built, children }: LegalProps) {
  return (
    <>
      <PageHead
        title={title}
        deck={deck}
        rail={
          <p className={styles.date}>
            {words.lastUpdated}
            <br />
            <time {...todayPattern()} dateTime={built.toISOString().slice(0, 10)}>
              {formatDate(built)}
            </time>
          </p>
        }
      />
      <div className={`grid ${styles.document}`}>
        <nav className={`rail ${styles.contents}`} aria-label={words.contents}>
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
