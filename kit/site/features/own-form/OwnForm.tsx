import type { ReactNode } from 'react'
import type { OwnForm as Form } from '#contracts/own-form.ts'
import { ownFormPath, paths } from '#contracts/paths.ts'
import words from '#messages/forms.json' with { type: 'json' }
import { FormSummary } from '#site/forms/FormSummary.tsx'
import { GuardFields } from '#site/forms/GuardFields.tsx'
import { PrivacyNote } from '#site/forms/PrivacyNote.tsx'
import { Question } from '#site/forms/Question.tsx'
import { useSubmission } from '#site/forms/use-submission.ts'
import { Button } from '#site/ui/Button.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import styles from './OwnForm.module.css'

interface OwnFormProps {
  /** The name of its file. */
  name: string
  form: Form
  /** Prefix of keys in the browser's storage. */
  companyId: string
  /** Shown if the form can't be sent. */
  email: string
  /** Whether it's in a frame, whose height is given. */
  framed?: boolean
}

/** A form of the owner's own, such as the questionnaire, in numbered sections. */
export function OwnForm({ name, form, companyId, email, framed }: OwnFormProps) {
  const { title, sections, send, kept } = form
  const submission = useSubmission({
    fields: sections.flatMap((section) => section.fields),
    draftKey: `${companyId}:${name}-draft`,
    tokenPath: paths.formToken,
  })
  const { state, errors } = submission
  const busy = state === 'sending'

  return (
    <>
      {(['sent', 'held'] as const).map((outcome) => {
        const shown = state === 'sent' && submission.outcome === outcome
        const { heading, text } = form[outcome] ?? words.own[outcome]
        return (
          <div
            key={outcome}
            ref={shown ? submission.sentBlock : undefined}
            className={styles.sent}
            tabIndex={-1}
            data-form-sent={outcome}
            data-shown={shown}
            data-ground="brand"
          >
            <Heading as="p" text={heading} />
            <p className="deck">{text}</p>
          </div>
        )
      })}
      <form
        {...submission.formProps}
        className={framed ? `${styles.form} ${styles.framed}` : styles.form}
        action={ownFormPath(name)}
        method="post"
        aria-label={title}
      >
        <FormSummary
          {...submission.summaryProps}
          formId={name}
          failure={state === 'failed' ? words.failure : undefined}
          email={email}
        />
        {sections.map(({ title, fields }, index) => (
          <Section key={fields[0]?.name} {...(title && { title })} number={index + 1}>
            {fields.map((field) => (
              <Question
                key={field.name}
                formId={name}
                field={field}
                error={errors[field.name]}
                marksRequired
              />
            ))}
          </Section>
        ))}
        <GuardFields formId={name} />
        <div className={styles.foot}>
          <Button type="submit" aria-disabled={busy}>
            {busy ? words.sending : (send ?? words.own.send)}
          </Button>
          <p className="copy">
            {kept ?? words.own.kept} {!framed && <PrivacyNote />}
          </p>
        </div>
        <p className="visually-hidden" role="status">
          {busy ? words.sending : ''}
        </p>
      </form>
    </>
  )
}

interface SectionProps {
  title?: string
  number: number
  children: ReactNode
}

function Section({ title, number, children }: SectionProps) {
  const questions = <div className={styles.questions}>{children}</div>
  if (!title) return <div className={styles.section}>{questions}</div>
  return (
    <fieldset className={styles.section}>
      <legend className="h3">
        <span className={styles.number}>{number}</span> {title}
      </legend>
      {questions}
    </fieldset>
  )
}
