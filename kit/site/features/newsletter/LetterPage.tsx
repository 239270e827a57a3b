import type { ReactNode } from 'react'
import { formatDate } from '#i18n/format.ts'
import { PageHead } from '#site/ui/PageHead.tsx'
import { Prose } from '#site/ui/Prose.tsx'
import styles from './LetterPage.module.css'

interface LetterPageProps {
  title: string
  deck: string
  /** YYYY-MM-DD. */
  date: string
  children?: ReactNode
}

/** The web version of a newsletter issue that isn't an article. */
export function LetterPage({ title, deck, date, children }: LetterPageProps) {
  return (
    <article>
      <PageHead title={title} deck={deck} rail={<time dateTime={date}>{formatDate(date)}</time>} />
      <div className={`grid ${styles.letter}`}>
        <Prose className={styles.text}>{children}</Prose>
      </div>
    </article>
  )
}
