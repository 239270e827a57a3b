import { plural } from '@wize/kit/i18n/format.ts'
import { useState } from 'react'
import words from '#messages/assistant-study.json' with { type: 'json' }
import { downloadText } from './download.ts'
import styles from './Practice.module.css'
import { dueAt, type Practiced, withDone } from './practice.ts'
import { relatedStatements } from './practice-statements.ts'
import { usePractice } from './use-practice.ts'

interface DueListProps {
  origin: string
  storageKey: string
  onTry: (problemText: string) => void
}

/** Patterns that are due, and the practice history, which the visitor can export or delete. */
export function DueList({ origin, storageKey, onTry }: DueListProps) {
  const [history, change] = usePractice(storageKey)
  const [hasFailed, setFailed] = useState(false)
  const [isDeleted, setDeleted] = useState(false)
  if (history.length === 0) return isDeleted && <Deleted />
  const due = dueAt(history, new Date())
  const reviews = history.reduce((sum, one) => sum + one.reviews.length, 0)

  function deleteHistory() {
    setDeleted(true)
    change(() => [])
  }

  async function practice({ id, done, reviews }: Practiced) {
    try {
      const body = { pattern: id, done, seed: reviews.length }
      const [statement] = await relatedStatements(origin, body)
      setFailed(!statement)
      if (!statement) return
      change((before) => withDone(before, id, statement.family))
      onTry(statement.text)
    } catch {
      setFailed(true)
    }
  }

  return (
    <section className={styles.due} aria-label={words.practice.title}>
      <h2 className="label">{words.practice.title}</h2>
      {due.length === 0 && <p>{words.practice.nothingDue}</p>}
      <ul className={styles.statements}>
        {due.map((one) => (
          <li key={one.id}>
            <button type="button" onClick={() => practice(one)}>
              <b>{one.name}</b>
              <span>{words.practice.now}</span>
            </button>
          </li>
        ))}
      </ul>
      {hasFailed && <p role="alert">{words.practice.failed}</p>}
      <p className={styles.kept}>
        {plural(words.practice.kept, reviews)}{' '}
        <button
          type="button"
          onClick={() =>
            downloadText('practice.json', 'application/json', JSON.stringify(history, null, 2))
          }
        >
          {words.practice.export}
        </button>{' '}
        <button type="button" onClick={deleteHistory}>
          {words.practice.delete}
        </button>
      </p>
    </section>
  )
}

/** The button that had the focus is gone with the list. */
const Deleted = () => (
  <p ref={takeFocus} tabIndex={-1} className={styles.kept}>
    {plural(words.practice.kept, 0)}
  </p>
)

const takeFocus = (place: HTMLElement | null) => place?.focus({ preventScroll: true })
