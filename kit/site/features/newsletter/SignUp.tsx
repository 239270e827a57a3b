import type { ReactNode, RefObject } from 'react'
import { subscribeFields } from '#contracts/newsletter-fields.ts'
import { paths } from '#contracts/paths.ts'
import words from '#messages/newsletter.json' with { type: 'json' }
import { FormControl } from '#site/forms/FormControl.tsx'
import { FormSummary } from '#site/forms/FormSummary.tsx'
import { GuardFields } from '#site/forms/GuardFields.tsx'
import { useSubmission } from '#site/forms/use-submission.ts'
import { Button } from '#site/ui/Button.tsx'
import { Period } from '#site/ui/Period.tsx'
import styles from './SignUp.module.css'

const formId = 'newsletter'

/** The sign-up for the newsletter. */
export function SignUp() {
  const submission = useSubmission({ fields: subscribeFields, tokenPath: paths.formToken })
  const { state, outcome, errors, sentBlock } = submission
  const busy = state === 'sending'
  const waiting = outcome === 'waiting'
  const sent = state === 'sent' && !waiting

  return (
    <>
      <Said outcome="sent" shown={sent} box={sentBlock} heading={words.sent.heading}>
        {words.sent.text}
      </Said>
      <Said outcome="waiting" shown={waiting} box={sentBlock} heading={words.waiting.heading}>
        {words.waiting.text}
      </Said>
      <form
        {...submission.formProps}
        className={styles.form}
        action={paths.newsletterSubscribe}
        method="post"
        aria-label={words.page.frame}
      >
        <FormSummary
          {...submission.summaryProps}
          formId={formId}
          failure={state === 'failed' ? words.form.failure : undefined}
        />
        {subscribeFields.map((field) => (
          <FormControl key={field.name} formId={formId} field={field} error={errors[field.name]} />
        ))}
        <GuardFields formId={formId} />
        <Button type="submit" aria-disabled={busy}>
          {busy ? words.form.sending : words.form.send}
        </Button>
        <p className="visually-hidden" role="status">
          {busy ? words.form.sending : ''}
        </p>
      </form>
    </>
  )
}

interface SaidProps {
  /** The server's response to the sign-up. */
  outcome: 'sent' | 'waiting'
  shown: boolean
  /** Receives the focus. */
  box: RefObject<HTMLDivElement | null>
  heading: string
  children: ReactNode
}

/** What to do next after a sign-up. Without scripts, the server shows it. */
function Said({ outcome, shown, box, heading, children }: SaidProps) {
  return (
    <div
      ref={shown ? box : undefined}
      className={styles.sent}
      tabIndex={-1}
      data-form-sent={outcome}
      data-shown={shown}
    >
      <p className={`display ${styles.say}`}>
        {heading}
        <Period />
      </p>
      <p className="copy">{children}</p>
    </div>
  )
}
