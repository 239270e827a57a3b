/**
 * The fields of an inquiry and the one set of rules and messages for them, used by the form in the
 * browser and by the server. Imports nothing, so that an island can check a form without Zod.
 */

export const inquiryTypes = ['general', 'consulting', 'ai', 'press'] as const
export type InquiryType = (typeof inquiryTypes)[number]
export const inquiryTypeLabels: Record<InquiryType, string> = {
  general: 'General Inquiry',
  consulting: 'Consulting Services',
  ai: 'AI Development',
  press: 'Press & Media',
}

/** What a visitor fills in, under the names that travel. */
export interface InquiryFields {
  from_name: string
  from_email: string
  subject: string
  message: string
  type: string
}
export type InquiryField = keyof InquiryFields
export const inquiryFields = ['from_name', 'from_email', 'subject', 'message', 'type'] as const

/**
 * Fields that the site's own forms send beside the visitor's. `homepage` is a text field that people
 * do not see and must leave empty; `form_token` comes from `GET /api/form-token` when the form is
 * shown; `idempotency_key` does what the header of that name does, for senders that set no headers:
 * the mail library and plain forms; `visit` says how the visitor came here (`contracts/visit.ts`).
 */
export const guardFields = {
  honeypot: 'homepage',
  token: 'form_token',
  key: 'idempotency_key',
  visit: 'visit',
} as const

/** Greatest lengths in characters (UTF-16 units, as `maxlength` counts them). */
export const inquiryLimits = {
  from_name: 100,
  /** RFC 5321: a path holds 256 octets with its angle brackets. */
  from_email: 254,
  subject: 200,
  message: 10_000,
} as const

/** A valid e-mail address as the HTML standard defines it for `<input type="email">`. */
export const emailSyntax =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const controlInLine = /[\p{Cc}\u2028\u2029]/u
const controlInText = /[^\P{Cc}\n\r\t]/u

/** What is wrong with a text that was typed, as a sentence for the visitor. A `text` has several lines. */
export function textError(
  text: string,
  kind: 'line' | 'email' | 'text',
  limit: number,
): string | undefined {
  if (text.length > limit) {
    return `Use at most ${limit.toLocaleString('en-US')} characters here; you have ${text.length.toLocaleString('en-US')}.`
  }
  if (kind === 'email' && !emailSyntax.test(text)) {
    return 'Enter an e-mail address such as name@example.com.'
  }
  if ((kind === 'text' ? controlInText : controlInLine).test(text) || !text.isWellFormed()) {
    return 'Remove the characters here that cannot be shown.'
  }
  return undefined
}

const labels: Record<InquiryField, string> = {
  from_name: 'your name',
  from_email: 'your e-mail address',
  subject: 'a subject',
  message: 'a message',
  type: 'the type of your inquiry',
}

const kinds = { from_name: 'line', from_email: 'email', subject: 'line', message: 'text' } as const

/** What is wrong with one field, as a sentence for the visitor, or undefined when it is right. */
export function inquiryFieldError(field: InquiryField, value: string): string | undefined {
  if (field === 'type') {
    return inquiryTypes.some((type) => type === value)
      ? undefined
      : 'Choose the type of your inquiry.'
  }
  const text = value.trim()
  if (!text) return `Enter ${labels[field]}.`
  return textError(text, kinds[field], inquiryLimits[field])
}

/** What is wrong with each field; empty when the inquiry can be sent. */
export function inquiryErrors(fields: InquiryFields): Partial<Record<InquiryField, string>> {
  const errors: Partial<Record<InquiryField, string>> = {}
  for (const field of inquiryFields) {
    const error = inquiryFieldError(field, fields[field])
    if (error) errors[field] = error
  }
  return errors
}
