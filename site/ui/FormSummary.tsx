import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react'
import styles from './FormSummary.module.css'

interface FormSummaryProps {
  /** What is wrong with controls: the control's id and a sentence. */
  errors?: { id: string; text: string }[]
  /** Why the form was not taken, when that is not about a control. */
  failure?: string | undefined
  /** Counts the attempts to send: the summary takes the focus after each that did not succeed. */
  attempt: number
  /** What to do about a failure. */
  children?: ReactNode
}

/**
 * What went wrong with a form, to stand above it. It is in the page while hidden as well, so that a
 * server can fill it in for visitors without scripts.
 */
export function FormSummary({ errors = [], failure, attempt, children }: FormSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      hidden={errors.length === 0 && failure === undefined}
      data-error-summary
    >
      <p className={styles.failure} data-form-failure hidden={failure === undefined}>
        {failure}
      </p>
      <ul className={styles.list} data-error-list hidden={errors.length === 0}>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => moveTo(id, event)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.advice}>{children}</div>
    </div>
  )
}

/**
 * Moves to a control and shows its label. Following the link alone gives the control the focus but no
 * caret in WebKit: what is typed then is lost.
 */
function moveTo(id: string, event: MouseEvent) {
  const control = document.getElementById(id)
  if (!(control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement)) return
  event.preventDefault()
  control.labels?.[0]?.scrollIntoView()
  control.focus({ preventScroll: true })
}
