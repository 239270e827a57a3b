import { paths } from '#contracts/paths.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/mails.json' with { type: 'json' }
import type { Mail } from '#server/outbox/outbox.ts'
import { confirmationDays, linkToken } from './link-token.ts'

export interface LinkOptions {
  /** The site's public address, without a trailing slash. */
  url: string
  /** Signs the links. */
  secret: Buffer
}

export interface NewsletterMailOptions extends LinkOptions {
  company: string
  /** Lines between company and address in a mail's signature. */
  signature?: readonly string[]
}

interface Recipient {
  id: string
  email: string
}

/** Asks to confirm the sign-up. Contains nothing anyone typed. */
export function confirmationMail(to: Recipient, options: NewsletterMailOptions, now: number): Mail {
  const { company } = options
  return mailTo(to, options, now, fill(words.confirmation.subject, { company }), [
    fill(words.confirmation.asked, { company }),
    fill(words.confirmation.confirm, { days: confirmationDays }),
    '',
    newsletterLink('confirm', to.id, options, now),
    '',
    words.confirmation.ignore,
  ])
}

/** Confirms that the newsletter will arrive and says how to unsubscribe. */
export function welcomeMail(to: Recipient, options: NewsletterMailOptions, now: number): Mail {
  return mailTo(to, options, now, fill(words.welcome.subject, { company: options.company }), [
    words.welcome.thanks,
    '',
    words.welcome.unsubscribe,
    newsletterLink('unsubscribe', to.id, options, now),
  ])
}

/** A mail about the subscription itself, signed by the company. */
const mailTo = (
  { id, email }: Recipient,
  options: NewsletterMailOptions,
  now: number,
  subject: string,
  lines: string[],
): Mail => ({
  to: email,
  subject,
  text: [...lines, '', options.company, ...(options.signature ?? []), options.url].join('\n'),
  headers: { ...unsubscribeHeaders(id, options, now), 'Auto-Submitted': 'auto-generated' },
})

/** The link in a mail that confirms the sign-up or unsubscribes. */
export function newsletterLink(
  purpose: 'confirm' | 'unsubscribe',
  id: string,
  { url, secret }: LinkOptions,
  now: number,
): string {
  const path = purpose === 'confirm' ? paths.newsletterConfirm : paths.newsletterUnsubscribe
  return `${url}${path}?token=${linkToken(secret, purpose, id, now)}`
}

/** RFC 8058: mail programs show a button that unsubscribes with one POST. */
export function unsubscribeHeaders(id: string, options: LinkOptions, now: number) {
  return {
    'List-Unsubscribe': `<${newsletterLink('unsubscribe', id, options, now)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
