import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  guardFields,
  type InquiryField,
  type InquiryFields,
  inquiryErrors,
  inquiryFieldError,
  inquiryFields,
  inquiryLimits,
  inquiryTypes,
} from '#contracts/contact-fields.ts'
import { paths } from '#contracts/paths.ts'
import { visitNote } from '#site/storage/visit-note.ts'
import { Button } from '#site/ui/Button.tsx'
import { TextAreaField, TextField } from '#site/ui/Field.tsx'
import { FormSummary } from '#site/ui/FormSummary.tsx'
import { HoneypotField } from '#site/ui/HoneypotField.tsx'
import { newKey } from '#site/ui/new-key.ts'
import { useDraft } from '#site/ui/use-draft.ts'
import { useFormToken } from '#site/ui/use-form-token.ts'
import styles from './ContactForm.module.css'
import { failureAdvice, failureMessage } from './failure.ts'
import { InquiryTypes } from './InquiryTypes.tsx'
import { Sent } from './Sent.tsx'
import { Stamp } from './Stamp.tsx'
import { type MailSettings, type SendingState, sendInquiry } from './send-inquiry.ts'

interface ContactFormProps {
  mail: MailSettings
  company: { id: string; name: string; city: string }
  /** Shown when the form cannot be sent. */
  email: string
}

type Errors = Partial<Record<InquiryField, string>>

const draftFields = [...inquiryFields, guardFields.key]

/**
 * The inquiry, set like a letter. Its controls hold their own values, so that what is typed before
 * the script runs stays, and without scripts the form posts itself.
 */
export function ContactForm({ mail, company, email }: ContactFormProps) {
  const own = mail.origin === 'own'
  const form = useRef<HTMLFormElement>(null)
  const [state, setState] = useState<SendingState>('idle')
  const [errors, setErrors] = useState<Errors>({})
  const [advice, setAdvice] = useState('')
  const [attempt, setAttempt] = useState(0)
  const sending = useRef(false)

  const draft = useDraft(form, `${company.id}:contact-draft`, draftFields)
  const formToken = useFormToken(own ? paths.formToken : undefined)

  useEffect(() => {
    const element = form.current
    if (!element) return
    // From here on this component says what is wrong, not the browser.
    element.noValidate = true
    const type = new URLSearchParams(location.search).get('type')
    if (inquiryTypes.some((known) => known === type)) setControl(element, 'type', type as string)
  }, [])

  function handleInput({ target }: FormEvent<HTMLFormElement>) {
    const { name, value } = target as HTMLInputElement
    // Another text is another message; the same one keeps its key through failures and reloads.
    setControl(form.current, guardFields.key, newKey())
    draft.keep()
    if (isInquiryField(name) && errors[name]) {
      const { [name]: _corrected, ...others } = errors
      const error = inquiryFieldError(name, value)
      setErrors(error ? { ...others, [name]: error } : others)
    }
  }

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (sending.current) return
    sending.current = true
    try {
      await submit(element)
    } finally {
      sending.current = false
    }
  }

  async function submit(element: HTMLFormElement) {
    const fields = readFields(element)
    const found = inquiryErrors(fields)
    setErrors(found)
    if (Object.keys(found).length > 0) {
      setState('idle')
      setAttempt((count) => count + 1)
      return
    }
    setState('sending')
    try {
      const parameters = { ...fields, ...(own && (await guards(element))) }
      await sendInquiry(mail, `${company.id}:contact-sent`, parameters)
      element.reset()
      draft.forget()
      setState('sent')
    } catch (error) {
      console.error('The message was not sent', error)
      setAdvice(failureAdvice(error))
      setState('error')
      setAttempt((count) => count + 1)
    }
  }

  async function guards(element: HTMLFormElement): Promise<Record<string, string>> {
    const data = new FormData(element)
    const text = (name: string) => String(data.get(name) ?? '')
    return {
      [guardFields.honeypot]: text(guardFields.honeypot),
      [guardFields.key]: text(guardFields.key) || newKey(),
      [guardFields.token]: await formToken(),
      [guardFields.visit]: visitNote(),
    }
  }

  const busy = state === 'sending'
  return (
    <>
      <Sent shown={state === 'sent'} onAnother={() => setState('idle')} />
      <form
        ref={form}
        className={styles.letter}
        action={(own ? '' : mail.origin) + paths.mailSendForm}
        method="post"
        hidden={state === 'sent'}
        onInput={handleInput}
        onSubmit={handleSubmit}
      >
        <Stamp state={state} />
        <FormSummary
          attempt={attempt}
          failure={state === 'error' ? failureMessage : undefined}
          errors={inquiryFields.flatMap((name) => {
            const text = errors[name]
            return text ? [{ id: controlId(name), text }] : []
          })}
        >
          <p>
            {advice} Everything you typed is still here. You can also write to{' '}
            <a href={`mailto:${email}`}>{email}</a>.
          </p>
        </FormSummary>

        <p className={styles.to}>
          <span>To</span>
          <span>
            {company.name}, {company.city}
          </span>
        </p>
        <TextField
          id={controlId('from_name')}
          name="from_name"
          label="From"
          placeholder="Your name"
          autoComplete="name"
          maxLength={inquiryLimits.from_name}
          required
          error={errors.from_name}
        />
        <TextField
          id={controlId('from_email')}
          name="from_email"
          label="E-mail"
          type="email"
          placeholder="name@example.com"
          autoComplete="email"
          maxLength={inquiryLimits.from_email}
          required
          error={errors.from_email}
        />
        <InquiryTypes id={controlId('type')} error={errors.type} />
        <TextField
          id={controlId('subject')}
          name="subject"
          label="Subject"
          maxLength={inquiryLimits.subject}
          autoComplete="off"
          required
          error={errors.subject}
        />
        <TextAreaField
          id={controlId('message')}
          name="message"
          label="Message"
          placeholder={`Dear ${company.name},`}
          rows={9}
          maxLength={inquiryLimits.message}
          required
          error={errors.message}
        />
        {own && (
          <>
            <HoneypotField id="contact-homepage" name={guardFields.honeypot} />
            <input type="hidden" name={guardFields.token} />
            <input type="hidden" name={guardFields.key} />
          </>
        )}
        <input type="hidden" name="lib_version" value="4.4.1" />
        <input type="hidden" name="user_id" value={mail.publicKey} />
        <input type="hidden" name="service_id" value={mail.serviceId} />
        <input type="hidden" name="template_id" value={mail.templateId} />

        <div className={styles.foot}>
          <Button type="submit" aria-disabled={busy}>
            {busy ? 'Sending…' : 'Send message'}
          </Button>
          <p className="copy">A person reads it and answers within 24–48 hours.</p>
        </div>
        <p className="visually-hidden" role="status">
          {busy ? 'Sending…' : ''}
        </p>
      </form>
    </>
  )
}

const controlId = (name: InquiryField) => `contact-${name}`

const isInquiryField = (name: string): name is InquiryField =>
  inquiryFields.some((field) => field === name)

function readFields(form: HTMLFormElement): InquiryFields {
  const data = new FormData(form)
  const entries = inquiryFields.map((name) => [name, String(data.get(name) ?? '').trim()])
  return Object.fromEntries(entries) as InquiryFields
}

function setControl(form: HTMLFormElement | null, name: string, value: string) {
  const control = form?.elements.namedItem(name)
  if (control instanceof HTMLInputElement || control instanceof RadioNodeList) control.value = value
}
