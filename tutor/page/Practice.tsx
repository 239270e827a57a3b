import { fill, formatDate } from '@wize/kit/i18n/format.ts'
import { useEffect, useState } from 'react'
import type { PracticeStatement } from '#contracts/practice.ts'
import words from '#messages/assistant-study.json' with { type: 'json' }
import styles from './Practice.module.css'
import { type GradeName, grades, reviewed, withDone } from './practice.ts'
import { relatedStatements } from './practice-statements.ts'
import { usePractice } from './use-practice.ts'

interface PracticeProps {
  problemText: string
  title: string
  /** The problem's likeliest pattern. */
  pattern: { id: string; name: string }
  origin: string
  storageKey: string
  /** Puts a statement into the form. */
  onTry: (problemText: string) => void
}

/** Asks how this problem went, and offers three more of its kind. */
export function Practice(props: PracticeProps) {
  const { problemText, title, pattern, origin, storageKey, onTry } = props
  const [history, change] = usePractice(storageKey)
  const [graded, setGraded] = useState<GradeName>()
  const [statements, setStatements] = useState<PracticeStatement[] | 'failed'>()
  const own = history.find(({ id }) => id === pattern.id)

  useEffect(() => {
    const controller = new AbortController()
    relatedStatements(origin, { problemText }, controller.signal).then(setStatements, () => {
      if (!controller.signal.aborted) setStatements('failed')
    })
    return () => controller.abort()
  }, [origin, problemText])

  function grade(name: GradeName) {
    if (graded !== undefined) return
    change((before) => reviewed(before, { ...pattern, title, grade: name }, new Date()))
    setGraded(name)
  }

  return (
    <div className={styles.practice}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as part of a form. */}
      <div role="group" aria-label={words.practice.how} className={styles.grades}>
        <p>{words.practice.how}</p>
        {grades.map((name) => (
          <button
            key={name}
            type="button"
            aria-pressed={graded === name}
            aria-disabled={graded !== undefined || undefined}
            onClick={() => grade(name)}
          >
            {words.practice.grades[name]}
          </button>
        ))}
      </div>
      <p role="status">
        {graded &&
          own &&
          fill(words.practice.back, { pattern: own.name, day: formatDate(own.card.due) })}
      </p>
      <h4 className="label">{words.practice.related}</h4>
      {statements === 'failed' && <p role="alert">{words.practice.failed}</p>}
      <ul className={styles.statements}>
        {Array.isArray(statements) &&
          statements.map(({ family, title, text, level }) => (
            <li key={family}>
              <button
                type="button"
                onClick={() => {
                  change((before) => withDone(before, pattern.id, family))
                  onTry(text)
                }}
              >
                <b>{title}</b>
                <span>{words.practice.levels[level]}</span>
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}
