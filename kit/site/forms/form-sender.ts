import { type FormField, fieldError, fieldErrors } from '#contracts/fields.ts'
import { guardFields } from '#contracts/form-guards.ts'
import { visitNote } from '#site/storage/visit-note.ts'
import { formToken } from './form-token.ts'
import { postForm } from './post-form.ts'
import type { SendResult, SubmissionEvent } from './submission.ts'

export interface FormSenderOptions {
  fields: readonly FormField[]
  /** Where the server issues form tokens; undefined if the form goes to an outside service. */
  tokenPath: string | undefined
  /** Sends the form, with these values replacing its own. By default it's posted to its action. */
  send?: (form: HTMLFormElement, guards: Record<string, string>) => Promise<SendResult>
  /** Receives what happens to the form. */
  dispatch: (event: SubmissionEvent) => void
}

/** What every form of the site does in the browser, however its page is drawn. */
export interface FormSender {
  /** Fetches a form token: when the form is shown, and again for another message. */
  renewToken: () => void
  /** Call it after each change of a control. */
  correct: (form: HTMLFormElement, control: EventTarget) => void
  /** Checks the form and sends it, unless it's being sent. Resolves with whether that worked. */
  submit: (form: HTMLFormElement) => Promise<boolean>
}

/** 128 random bits in hex. `crypto.randomUUID` isn't available without https. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

/** Validates a form, waits for its token, and sends it only once however often it's submitted. */
export function formSender({
  fields,
  tokenPath,
  send = postForm,
  dispatch,
}: FormSenderOptions): FormSender {
  const token = formToken(tokenPath)
  let sending = false

  return {
    renewToken: token.renew,
    correct(form, control) {
      // A changed text is a new message. The same one keeps its key through failures and reloads.
      const key = keyControl(form)
      if (key) key.value = newKey()
      const field = fields.find(({ name }) => name === (control as HTMLInputElement).name)
      if (!field) return
      const error = fieldError(field, new FormData(form).getAll(field.name).map(String))
      dispatch({ type: 'correct', name: field.name, error })
    },
    async submit(form) {
      if (sending) return false
      const data = new FormData(form)
      const errors = fieldErrors(fields, (name) => data.getAll(name).map(String))
      if (Object.keys(errors).length > 0) {
        dispatch({ type: 'finish', result: { state: 'invalid', errors } })
        return false
      }
      sending = true
      try {
        dispatch({ type: 'start' })
        const result = await send(form, tokenPath ? guardsOf(form, await token.take()) : {})
        dispatch({ type: 'finish', result })
        if (result.state !== 'sent') return false
        form.reset()
        return true
      } finally {
        sending = false
      }
    },
  }
}

/** What the site's own server expects in addition to the visitor's fields. */
function guardsOf(form: HTMLFormElement, token: string): Record<string, string> {
  return {
    [guardFields.honeypot]: String(new FormData(form).get(guardFields.honeypot) ?? ''),
    [guardFields.key]: keyControl(form)?.value || newKey(),
    [guardFields.token]: token,
    [guardFields.visit]: visitNote(),
  }
}

function keyControl(form: HTMLFormElement): HTMLInputElement | undefined {
  const control = form.elements.namedItem(guardFields.key)
  return control instanceof HTMLInputElement ? control : undefined
}
