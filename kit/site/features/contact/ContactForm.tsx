import { useEffect, useState } from 'react'
import { contactFields, inquiryTypes } from '#contracts/contact-fields.ts'
import { paths } from '#contracts/paths.ts'
import { fill } from '#i18n/format.ts'
import { rich } from '#i18n/rich.ts'
import words from '#messages/contact.json' with { type: 'json' }
import formWords from '#messages/forms.json' with { type: 'json' }
import { FormSummary } from '#site/forms/FormSummary.tsx'
import { GuardFields } from '#site/forms/GuardFields.tsx'
import { PrivacyNote } from '#site/forms/PrivacyNote.tsx'
import { Question } from '#site/forms/Question.tsx'
import { useSubmission } from '#site/forms/use-submission.ts'
import { Button } from '#site/ui/Button.tsx'
import styles from './ContactForm.module.css'
import { InquiryTypes } from './InquiryTypes.tsx'
import type { MailSettings } from './refusal.ts'
import { Sent } from './Sent.tsx'
import { Stamp } from './Stamp.tsx'
import { libraryVersion, sendInquiry } from './send-inquiry.ts'

interface ContactFormProps {
  mail: MailSettings
  company: { id: string; name: string; city: string }
  /** Shown if the form can't be sent. */
  email: string
}

const formId = 'contact'

/** The inquiry, laid out like a letter. */
export function ContactForm({ mail, company, email }: ContactFormProps) {
  const own = mail.origin === 'own'

  const submission = useSubmission({
    fields: contactFields,
    draftKey: `${company.id}:contact-draft`,
    tokenPath: own ? paths.formToken : undefined,
    send: (form, guards) =>
      sendInquiry(mail, `${company.id}:contact-sent`, { ...valuesOf(form), ...guards }),
  })
  const { state, errors, form } = submission
  const busy = state === 'sending'

  useEffect(() => {
    const type = new URLSearchParams(location.search).get('type')
    const choices = form.current?.elements.namedItem('type')
    if (choices instanceof RadioNodeList && inquiryTypes.some((known) => known === type)) {
      choices.value = type as string
    }
  }, [form])

  return (
    <>
      {(own ? (['sent', 'held'] as const) : (['sent'] as const)).map((outcome) => (
        <Sent
          key={outcome}
          outcome={outcome}
          box={submission.sentBlock}
          shown={state === 'sent' && submission.outcome === outcome}
          onAnother={submission.again}
        />
      ))}
      <form
        {...submission.formProps}
        className={styles.letter}
        action={(own ? '' : mail.origin) + paths.mailSendForm}
        method="post"
      >
        <Stamp sending={busy} />
        <FormSummary
          {...submission.summaryProps}
          formId={formId}
          failure={state === 'failed' ? formWords.failure : undefined}
          email={email}
        />
        <p className={styles.to}>
          <span>{words.to}</span>
          <span>{fill(words.recipient, { company: company.name, city: company.city })}</span>
        </p>
        <Fields errors={errors} company={company.name} />
        {own && <GuardFields formId={formId} />}
        <EmailJsFields mail={mail} />

        <div className={styles.foot}>
          <Button type="submit" aria-disabled={busy}>
            {busy ? formWords.sending : words.send}
          </Button>
          <p className="copy">
            {words.promise} <PrivacyNote />
          </p>
        </div>
        {!own && <OutsideNote host={new URL(mail.origin).host} email={email} />}
        <p className="visually-hidden" role="status">
          {busy ? formWords.sending : ''}
        </p>
      </form>
    </>
  )
}

function Fields({ errors, company }: { errors: Record<string, string>; company: string }) {
  return contactFields.map((field) =>
    field.name === 'type' ? (
      <InquiryTypes key={field.name} formId={formId} field={field} error={errors[field.name]} />
    ) : (
      <Question
        key={field.name}
        formId={formId}
        field={field}
        error={errors[field.name]}
        placeholder={field.placeholder && fill(field.placeholder, { company })}
        rows={9}
      />
    ),
  )
}

/** What EmailJS requires from a form that posts without scripts. */
function EmailJsFields({ mail }: Pick<ContactFormProps, 'mail'>) {
  return (
    <>
      <input type="hidden" name="lib_version" value={libraryVersion} />
      <input type="hidden" name="user_id" value={mail.publicKey} />
      <input type="hidden" name="service_id" value={mail.serviceId} />
      <input type="hidden" name="template_id" value={mail.templateId} />
    </>
  )
}

/**
 * What happens to a form that posts without scripts to an outside service. Shown if scripts are off
 * or fail to load; React removes it once it runs.
 */
function OutsideNote({ host, email }: { host: string; email: string }) {
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  if (scripted) return null
  return (
    <p className={styles.outside}>
      {rich(words.outside, { host, email: <a href={`mailto:${email}`}>{email}</a> })}
    </p>
  )
}

function valuesOf(form: HTMLFormElement): Record<string, string | string[]> {
  const data = new FormData(form)
  return Object.fromEntries(
    contactFields.map(({ name, kind }) => [
      name,
      kind === 'many' ? data.getAll(name).map(String) : String(data.get(name) ?? '').trim(),
    ]),
  )
}
