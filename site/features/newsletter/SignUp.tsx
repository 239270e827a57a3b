import { type FormEvent, useEffect, useRef, useState } from 'react'
import { emailSyntax, guardFields, inquiryLimits } from '#contracts/contact-fields.ts'
import { paths } from '#contracts/paths.ts'
import { Button } from '#site/ui/Button.tsx'
import { TextField } from '#site/ui/Field.tsx'
import { FormSummary } from '#site/ui/FormSummary.tsx'
import { HoneypotField } from '#site/ui/HoneypotField.tsx'
import { type Posted, postForm } from '#site/ui/post-form.ts'
import { Stop } from '#site/ui/Stop.tsx'
import { useFormToken } from '#site/ui/use-form-token.ts'
import styles from './SignUp.module.css'

const fieldId = 'newsletter-email'

/** The sign-up for the newsletter. Without scripts the form posts itself. */
export function SignUp() {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<HTMLDivElement>(null)
  const [posted, setPosted] = useState<Posted>()
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const formToken = useFormToken(paths.formToken)
  const taken = posted?.state === 'taken'
  const outcome = taken ? (posted.outcome === 'waiting' ? 'waiting' : 'sent') : undefined
  const error = posted?.state === 'faulty' ? posted.errors.email : undefined

  useEffect(() => {
    // From here on this component says what is wrong, not the browser.
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    if (taken) sent.current?.focus()
  }, [taken])

  useEffect(() => {
    // The frame around the form grows with what is said above it.
    const frame = window.frameElement as HTMLElement | null
    if (attempt > 0 && frame) frame.style.height = `${document.documentElement.scrollHeight}px`
  }, [attempt])

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (sending.current) return
    sending.current = true
    setBusy(true)
    const email = String(new FormData(element).get('email')).trim()
    const result: Posted = emailSyntax.test(email)
      ? await postForm(element, { email, [guardFields.token]: await formToken() })
      : { state: 'faulty', errors: { email: 'Enter an e-mail address such as name@example.com.' } }
    sending.current = false
    setBusy(false)
    setPosted(result)
    if (result.state !== 'taken') setAttempt((count) => count + 1)
  }

  return (
    <>
      <div
        ref={outcome === 'sent' ? sent : undefined}
        className={styles.sent}
        tabIndex={-1}
        data-form-sent="sent"
        data-shown={outcome === 'sent'}
      >
        <p className={`display ${styles.say}`}>
          Check your inbox
          <Stop />
        </p>
        <p className="copy">
          We’ve sent you a link to confirm your address. Until you confirm, we won’t send anything
          else.
        </p>
      </div>
      <div
        ref={outcome === 'waiting' ? sent : undefined}
        className={styles.sent}
        tabIndex={-1}
        data-form-sent="waiting"
        data-shown={outcome === 'waiting'}
      >
        <p className={`display ${styles.say}`}>
          We’ve noted your address
          <Stop />
        </p>
        <p className="copy">
          Our mail isn’t switched on yet. As soon as it is, you’ll get a link to confirm your
          address. Until you confirm, we won’t send anything else.
        </p>
      </div>
      <form
        ref={form}
        className={styles.form}
        action={paths.newsletterSubscribe}
        method="post"
        hidden={taken}
        onSubmit={handleSubmit}
        aria-label="Newsletter sign-up"
      >
        <FormSummary
          attempt={attempt}
          failure={
            posted?.state === 'failed' ? 'We couldn’t sign you up. Please try again.' : undefined
          }
          errors={error ? [{ id: fieldId, text: error }] : []}
        >
          <p>{posted?.state === 'failed' && posted.advice}</p>
        </FormSummary>
        <TextField
          id={fieldId}
          name="email"
          type="email"
          label="Your e-mail address"
          hint="One e-mail a week. A link in each of them takes you off the list."
          autoComplete="email"
          maxLength={inquiryLimits.from_email}
          required
          error={error}
        />
        <HoneypotField id="newsletter-homepage" name={guardFields.honeypot} />
        <input type="hidden" name={guardFields.token} />
        <Button type="submit" aria-disabled={busy}>
          {busy ? 'Signing up…' : 'Sign up'}
        </Button>
        <p className="visually-hidden" role="status">
          {busy ? 'Signing up…' : ''}
        </p>
      </form>
    </>
  )
}
