import { type ReactNode, useEffect, useRef } from 'react'
import type { FieldErrors, FormField } from '#contracts/fields.ts'
import { rich } from '#i18n/rich.ts'
import words from '#messages/forms.json' with { type: 'json' }
import { controlId } from './control-id.ts'
import styles from './FormSummary.module.css'
import { moveTo } from './move-to.ts'

interface FormSummaryProps {
  /** Prefix of the controls' ids. */
  formId: string
  fields?: readonly FormField[]
  /** Errors by field name. */
  errors?: FieldErrors
  /** Why the form wasn't accepted, if that isn't about a field. */
  failure?: string
  /** What to do about a failure. */
  advice?: string
  /** Counts the failed attempts to send. The summary takes the focus after each. */
  attempt?: number
  /** Where to write instead, with a note that nothing is lost. */
  email?: string
  children?: ReactNode
}

/**
 * What went wrong with a form, shown above it. It's in the page even while hidden, so that the
 * server can fill it in for visitors without scripts.
 */
export function FormSummary(props: FormSummaryProps) {
  const { formId, fields = [], errors = {}, failure, advice = '', attempt = 0 } = props
  const { email, children } = props
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (attempt > 0) box.current?.focus()
  }, [attempt])
  const invalid = fields.filter(({ name }) => errors[name])
  return (
    <div
      ref={box}
      className={styles.summary}
      role="alert"
      tabIndex={-1}
      hidden={invalid.length === 0 && failure === undefined}
      data-error-summary
    >
      <p className={styles.failure} data-form-failure hidden={failure === undefined}>
        {failure}
      </p>
      <ul className={styles.list} data-error-list hidden={invalid.length === 0}>
        {invalid.map(({ name }) => (
          <li key={name}>
            <a
              href={`#${controlId(formId, name)}`}
              onClick={(event) => moveTo(controlId(formId, name), event)}
            >
              {errors[name]}
            </a>
          </li>
        ))}
      </ul>
      <div className={styles.advice}>
        <p data-form-advice>{advice}</p>
        {email && (
          <p>{rich(words.mailInstead, { email: <a href={`mailto:${email}`}>{email}</a> })}</p>
        )}
        {children}
      </div>
    </div>
  )
}
