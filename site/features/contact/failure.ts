import { rateLimitAdvice, waitText } from '#contracts/retry-after.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/contact.json' with { type: 'json' }
import formWords from '#messages/forms.json' with { type: 'json' }

/** Why a message was not sent, as far as the mail library says. */
export interface MailFailure {
  /** What the library rejected with: `{status, text}`, a string or an error. */
  error: unknown
  /** The server's `Retry-After` in seconds, where the message reached a server that gave one. */
  retryAfter?: number | undefined
  /** Seconds that the library's own throttle has left, where the message did not leave the browser. */
  throttledFor?: number | undefined
}

/** What a visitor can do about a message that was not sent. */
export function failureAdvice({ error, retryAfter, throttledFor }: MailFailure): string {
  const { failures } = words
  switch (statusOf(error)) {
    case 451:
      return failures.automated
    case 403:
      return failures.blocked
    case 429:
      return throttledFor === undefined
        ? rateLimitAdvice(retryAfter)
        : fill(failures.throttled, { wait: waitText(throttledFor) })
    case 413:
      return failures.tooLong
    case undefined:
      return typeof error === 'string' ? failures.notSetUp : formWords.offline
    default:
      return formWords.serverFault
  }
}

/** The status that the mail library or a server gave, if it gave one. */
export function statusOf(error: unknown): number | undefined {
  const { status } = (typeof error === 'object' && error !== null ? error : {}) as Record<
    string,
    unknown
  >
  return typeof status === 'number' && status > 0 ? status : undefined
}
