import type { ReactNode } from 'react'
import { formatDate } from '#i18n/format.ts'
import words from '#messages/legal.json' with { type: 'json' }
import { serviceDrawing } from '#site/ui/art/service-drawings.ts'
import { PageHead } from '#site/ui/PageHead.tsx'
import { Prose } from '#site/ui/Prose.tsx'
import styles from './Legal.module.css'
import { todayPattern } from './today-pattern.ts'

interface LegalProps {
  title: string
  deck: string
  sections: { id: string; title: string }[]
  /** The day the text last changed, or the build's day if a script shows the day of reading. */
  date: Date | undefined
  /** Whether the date is the day of reading. */
  isToday: boolean
  /** The text itself. */
  children: ReactNode
}

/**
 * A legal text with numbered sections, its contents in the rail, and the day it last changed.
 */
export function Legal({ title, deck, sections, date, isToday, children }: LegalProps) {
  const day = date?.toISOString().slice(0, 10) ?? ''
  const { head, fit } = serviceDrawing('field', title)
  return (
    <>
      <PageHead
        title={title}
        deck={deck}
        mosaic={head()}
        fit={fit}
        rail={
          date && (
            <p className={styles.date}>
              {words.lastUpdated}
              <br />
              <time {...(isToday && todayPattern())} dateTime={day}>
                {formatDate(isToday ? date : day)}
              </time>
            </p>
          )
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
