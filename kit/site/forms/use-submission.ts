import { type FormEvent, type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import type { FieldErrors, FormField } from '#contracts/fields.ts'
import { type FormSenderOptions, formSender } from './form-sender.ts'
import { nextSubmission, notSent, type Submission } from './submission.ts'
import { useDraft } from './use-draft.ts'

interface SubmissionOptions extends Omit<FormSenderOptions, 'dispatch'> {
  /** Saves what's typed under this key in the browser until the form is sent. */
  draftKey?: string
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
 * What all of the site's forms do as islands: what `formSender` does, show errors, and keep what was
 * typed until it's sent. Controls are uncontrolled, so that text typed before hydration stays, and
 * the form can post without scripts.
 */
export function useSubmission({ draftKey, ...options }: SubmissionOptions): SubmissionControls {
  const { fields } = options
  const form = useRef<HTMLFormElement>(null)
  const sentBlock = useRef<HTMLDivElement>(null)
  const [submission, dispatch] = useReducer(nextSubmission, notSent)
  const [sender] = useState(() => formSender({ ...options, dispatch }))
  const draft = useDraft(form, draftKey, fields)
  const { errors, advice, attempt } = submission
  const sent = submission.state === 'sent'

  useEffect(() => {
    // From here on, the script shows errors instead of the browser.
    if (form.current) form.current.noValidate = true
    sender.renewToken()
  }, [sender])
  useEffect(() => {
    if (sent) sentBlock.current?.focus()
  }, [sent])

  return {
    ...submission,
    form,
    sentBlock,
    formProps: {
      ref: form,
      hidden: sent,
      onInput({ currentTarget, target }) {
        sender.correct(currentTarget, target)
        draft.keep()
      },
      async onSubmit(event) {
        event.preventDefault()
        if (await sender.submit(event.currentTarget)) draft.forget()
      },
    },
    summaryProps: { fields, errors, advice, attempt },
    again: () => {
      sender.renewToken()
      dispatch({ type: 'again' })
    },
  }
}
