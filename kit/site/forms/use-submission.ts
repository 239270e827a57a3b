import { type FormEvent, type RefObject, useEffect, useReducer, useRef } from 'react'
import { type FieldErrors, type FormField, fieldError, fieldErrors } from '#contracts/fields.ts'
import { guardFields } from '#contracts/form-guards.ts'
import { visitNote } from '#site/storage/visit-note.ts'
import { newKey } from './new-key.ts'
import { postForm } from './post-form.ts'
import { nextSubmission, notSent, type SendResult, type Submission } from './submission.ts'
import { useDraft } from './use-draft.ts'
import { useFormToken } from './use-form-token.ts'

interface SubmissionOptions {
  fields: readonly FormField[]
  /** Where the server issues form tokens; undefined if the form goes to an outside service. */
  tokenPath: string | undefined
  /** Saves what's typed under this key in the browser until the form is sent. */
  draftKey?: string
  /** Sends the form, with these values replacing its own. By default it's posted to its action. */
  send?: (form: HTMLFormElement, guards: Record<string, string>) => Promise<SendResult>
}

interface SubmissionControls extends Submission {
  form: RefObject<HTMLFormElement | null>
  /** Ref for the block that confirms the form was sent; it receives the focus. */
  sentBlock: RefObject<HTMLDivElement | null>
  /** Props for the form element. Its controls are uncontrolled. */
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    hidden: boolean
    onInput: (event: FormEvent<HTMLFormElement>) => void
    onSubmit: (event: FormEvent<HTMLFormElement>) => void
  }
  /** Props for the form's `FormSummary`. */
  summaryProps: {
    fields: readonly FormField[]
    errors: FieldErrors
    advice: string
    attempt: number
  }
  /** Shows the form again, to send another one. */
  again: () => void
}

/**
 * What all of the site's forms do: validate, wait for the token, send only once however often the
 * button is pressed, show errors, and keep what was typed until it's sent. Controls are
 * uncontrolled, so that text typed before hydration stays, and the form can post without scripts.
 */
export function useSubmission(options: SubmissionOptions): SubmissionControls {
  const { fields, tokenPath, draftKey, send = postForm } = options
  const form = useRef<HTMLFormElement>(null)
  const sentBlock = useRef<HTMLDivElement>(null)
  const sending = useRef(false)
  const [submission, dispatch] = useReducer(nextSubmission, notSent)
  const draft = useDraft(form, draftKey, fields)
  const formToken = useFormToken(tokenPath)
  const { errors, advice, attempt } = submission
  const sent = submission.state === 'sent'

  useEffect(() => {
    // From here on, the script shows errors instead of the browser.
    if (form.current) form.current.noValidate = true
  }, [])
  useEffect(() => {
    if (sent) sentBlock.current?.focus()
  }, [sent])

  function onInput({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    // A changed text is a new message. The same one keeps its key through failures and reloads.
    const key = keyControl(currentTarget)
    if (key) key.value = newKey()
    draft.keep()
    const field = fields.find(({ name }) => name === (target as HTMLInputElement).name)
    if (!field) return
    const error = fieldError(field, new FormData(currentTarget).getAll(field.name).map(String))
    dispatch({ type: 'correct', name: field.name, error })
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const element = event.currentTarget
    if (sending.current) return
    sending.current = true
    try {
      dispatch({ type: 'start' })
      const result = await checkAndSend(element)
      dispatch({ type: 'finish', result })
      if (result.state !== 'sent') return
      element.reset()
      draft.forget()
    } finally {
      sending.current = false
    }
  }

  async function checkAndSend(element: HTMLFormElement): Promise<SendResult> {
    const data = new FormData(element)
    const errors = fieldErrors(fields, (name) => data.getAll(name).map(String))
    if (Object.keys(errors).length > 0) return { state: 'invalid', errors }
    return send(element, tokenPath ? guardsOf(element, await formToken.take()) : {})
  }

  return {
    ...submission,
    form,
    sentBlock,
    formProps: { ref: form, hidden: sent, onInput, onSubmit },
    summaryProps: { fields, errors, advice, attempt },
    again: () => {
      formToken.renew()
      dispatch({ type: 'again' })
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
