import { foreignOrigin } from '#contracts/form-guards.ts'
import { rateLimitAdvice, waitText } from '#contracts/retry-after.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/contact.json' with { type: 'json' }
import formWords from '#messages/forms.json' with { type: 'json' }

/** Why a message wasn't sent, as far as the mail library knows. */
export interface MailFailure {
  /** What the library rejected with: `{status, text}`, a string, or an error. */
  error: unknown
  /** The server's `Retry-After` in seconds, if it sent one. */
  retryAfter?: number | undefined
  /** Seconds left in the library's own throttle, if the message never left the browser. */
  throttledFor?: number | undefined
}

/** What a visitor can do about a message that wasn't sent. */
export function failureAdvice({ error, retryAfter, throttledFor }: MailFailure): string {
  const { failures } = words
  switch (statusOf(error)) {
    case 451:
      return failures.automated
    case 403:
      return (error as { text?: unknown }).text === foreignOrigin
        ? formWords.notSetUp
        : failures.blocked
    case 429:
      return throttledFor === undefined
        ? rateLimitAdvice(retryAfter)
        : fill(failures.throttled, { wait: waitText(throttledFor) })
    case 413:
      return failures.tooLong
    case undefined:
      return typeof error === 'string' ? formWords.notSetUp : formWords.offline
    default:
      return formWords.serverFault
  }
}

/** The status from the mail library or a server, if there was one. */
export function statusOf(error: unknown): number | undefined {
  const { status } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >
  return typeof status === 'number' && status > 0 ? status : undefined
}
