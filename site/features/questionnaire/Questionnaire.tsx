import { type FormEvent, useEffect, useRef, useState } from 'react'
import { guardFields } from '#contracts/contact-fields.ts'
import { paths } from '#contracts/paths.ts'
import {
  answerError,
  type Question,
  questionLimits,
  questionnaireSections,
  questions,
} from '#contracts/questionnaire-fields.ts'
import { Button } from '#site/ui/Button.tsx'
import { FieldError, TextAreaField, TextField } from '#site/ui/Field.tsx'
import { FormSummary } from '#site/ui/FormSummary.tsx'
import { HoneypotField } from '#site/ui/HoneypotField.tsx'
import { newKey } from '#site/ui/new-key.ts'
import { type Posted, postForm } from '#site/ui/post-form.ts'
import { Stop } from '#site/ui/Stop.tsx'
import { useDraft } from '#site/ui/use-draft.ts'
import { useFormToken } from '#site/ui/use-form-token.ts'
import styles from './Questionnaire.module.css'

interface QuestionnaireProps {
  /** Prefix of what is kept in the browser. */
  companyId: string
  /** Shown when the form cannot be sent. */
  email: string
}

const draftFields = [...questions.map(({ name }) => name), guardFields.key]
const failureMessage = 'Failed to send message. Please try again.'

/**
 * The brief for a website, in nine short sections. Its controls hold their own values, so that what is
 * typed before the script runs stays, and without scripts the form posts itself.
 */
export function Questionnaire({ companyId, email }: QuestionnaireProps) {
  const form = useRef<HTMLFormElement>(null)
  const sent = useRef<HTMLDivElement>(null)
  const [posted, setPosted] = useState<Posted>()
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [attempt, setAttempt] = useState(0)
  const [busy, setBusy] = useState(false)
  const sending = useRef(false)
  const draft = useDraft(form, `${companyId}:questionnaire-draft`, draftFields)
  const formToken = useFormToken(paths.formToken)
  const taken = posted?.state === 'taken'

  useEffect(() => {
    // From here on this component says what is wrong, not the browser.
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    if (taken) sent.current?.focus()
  }, [taken])

  function handleInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    const key = currentTarget.elements.namedItem(guardFields.key) as HTMLInputElement
    key.value = newKey()
    draft.keep()
    const question = questions.find(({ name }) => name === (target as HTMLInputElement).name)
    if (!question || !errors[question.name]) return
    const { [question.name]: _corrected, ...others } = errors
    const error = answerError(question, answersOf(currentTarget, question))
    setErrors(error ? { ...others, [question.name]: error } : others)
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (sending.current) return
    sending.current = true
    setBusy(true)
    const result = await send(element)
    sending.current = false
    setBusy(false)
    setPosted(result)
    setErrors(result.state === 'faulty' ? result.errors : {})
    if (result.state !== 'taken') return setAttempt((count) => count + 1)
    element.reset()
    draft.forget()
  }

  async function send(element: HTMLFormElement): Promise<Posted> {
    const found = Object.fromEntries(
      questions.flatMap((question) => {
        const error = answerError(question, answersOf(element, question))
        return error ? [[question.name, error]] : []
      }),
    )
    if (Object.keys(found).length > 0) return { state: 'faulty', errors: found }
    return postForm(element, { [guardFields.token]: await formToken() })
  }

  return (
    <>
      <div
        ref={sent}
        className={styles.sent}
        tabIndex={-1}
        data-form-sent="sent"
        data-shown={taken}
        data-ground="brand"
      >
        <p className="display h2">
          Your brief has arrived
          <Stop />
        </p>
        <p className="deck">
          A person reads it and answers within 24–48 hours, with questions of our own or with a
          first plan.
        </p>
      </div>
      <form
        ref={form}
        className={styles.form}
        action={paths.questionnaire}
        method="post"
        hidden={taken}
        onInput={handleInput}
        onSubmit={handleSubmit}
        aria-label="Custom website questionnaire"
      >
        <FormSummary
          attempt={attempt}
          failure={posted?.state === 'failed' ? failureMessage : undefined}
          errors={questions.flatMap(({ name, label }) => {
            const text = errors[name]
            return text ? [{ id: controlId(name), text: `${label}: ${text}` }] : []
          })}
        >
          <p>
            {posted?.state === 'failed' && posted.advice} Everything you typed is still here. You
            can also write to <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </FormSummary>
        {questionnaireSections.map((section, index) => (
          <fieldset key={section.title} className={styles.section}>
            <legend className="h3">
              <span className={styles.number}>{index + 1}</span> {section.title}
            </legend>
            <div className={styles.questions}>
              {section.questions.map((question) => (
                <QuestionField
                  key={question.name}
                  question={question}
                  error={errors[question.name]}
                />
              ))}
            </div>
          </fieldset>
        ))}
        <HoneypotField id="questionnaire-homepage" name={guardFields.honeypot} />
        <input type="hidden" name={guardFields.token} />
        <input type="hidden" name={guardFields.key} />
        <div className={styles.foot}>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Sending…' : 'Send the brief'}
          </Button>
          <p className="copy">Answers stay in this browser until you send them.</p>
        </div>
        <p className="visually-hidden" role="status">
          {busy ? 'Sending…' : ''}
        </p>
      </form>
    </>
  )
}

function QuestionField({ question, error }: { question: Question; error: string | undefined }) {
  const { name, label, kind, options = [], required, autoComplete = 'off' } = question
  const id = controlId(name)
  const text = required ? `${label} (required)` : label
  if (kind === 'text') {
    return (
      <TextAreaField
        id={id}
        name={name}
        label={text}
        rows={3}
        maxLength={questionLimits.text}
        required={required}
        error={error}
      />
    )
  }
  if (kind === 'line' || kind === 'email') {
    return (
      <TextField
        id={id}
        name={name}
        label={text}
        type={kind === 'email' ? 'email' : 'text'}
        maxLength={questionLimits[kind]}
        autoComplete={autoComplete}
        required={required}
        error={error}
      />
    )
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be one in a fieldset of the same matter
    <div className={styles.choice} role="group" aria-labelledby={`${id}-label`}>
      <p id={`${id}-label`}>{label}</p>
      <div>
        {options.map((option, index) => (
          <label key={option}>
            <input
              id={index === 0 ? id : undefined}
              type={kind === 'one' ? 'radio' : 'checkbox'}
              name={name}
              value={option}
            />
            {option}
          </label>
        ))}
      </div>
      <FieldError id={id} name={name} error={error} />
    </div>
  )
}

const controlId = (name: string) => `questionnaire-${name}`

const answersOf = (form: HTMLFormElement, { name }: Question) =>
  new FormData(form).getAll(name).map(String)
