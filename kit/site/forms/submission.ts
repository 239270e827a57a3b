import type { FieldErrors } from '#contracts/fields.ts'

/** The result of sending a form. */
export type SendResult =
  | { state: 'sent'; outcome: string }
  | { state: 'invalid'; errors: FieldErrors }
  | { state: 'failed'; advice: string }

/** The state of a form. */
export interface Submission {
  state: 'idle' | 'sending' | 'sent' | 'failed'
  /** The server's outcome for a sent form: the name of the block to show. */
  outcome?: string
  errors: FieldErrors
  /** What to do about a failure that isn't about a field. */
  advice: string
  /** Counts the failed attempts. Each moves the focus to the summary. */
  attempt: number
}

export type SubmissionEvent =
  | { type: 'start' }
  | { type: 'finish'; result: SendResult }
  | { type: 'correct'; name: string; error: string | undefined }
  | { type: 'again' }

export const notSent: Submission = { state: 'idle', errors: {}, advice: '', attempt: 0 }

export function nextSubmission(submission: Submission, event: SubmissionEvent): Submission {
  switch (event.type) {
    case 'start':
      return { ...submission, state: 'sending' }
    case 'finish':
      return finished(submission, event.result)
    case 'correct': {
      if (!submission.errors[event.name]) return submission
      const { [event.name]: _before, ...others } = submission.errors
      const errors = event.error ? { ...submission.errors, [event.name]: event.error } : others
      return { ...submission, errors }
    }
    case 'again':
      return { ...notSent, attempt: submission.attempt }
  }
}

function finished({ attempt }: Submission, result: SendResult): Submission {
  switch (result.state) {
    case 'sent':
      return { ...notSent, state: 'sent', outcome: result.outcome, attempt }
    case 'invalid':
      return { ...notSent, errors: result.errors, attempt: attempt + 1 }
    case 'failed':
      return { ...notSent, state: 'failed', advice: result.advice, attempt: attempt + 1 }
  }
}
