import { paths } from '#contracts/paths.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/mails.json' with { type: 'json' }
import type { Mail } from '#server/outbox/outbox.ts'
import { confirmationDays, linkToken, type Purpose } from './link-token.ts'

export interface LinkOptions {
  /** The site's public address, without a trailing slash. */
  url: string
  /** Signs the links. */
  secret: Buffer
}

export interface NewsletterMailOptions extends LinkOptions {
  company: string
}

/** Asks to confirm the sign-up. Contains nothing anyone typed. */
export function confirmationMail(
  { id, email }: { id: string; email: string },
  options: NewsletterMailOptions,
  now: number,
): Mail {
  const { company, url } = options
  return {
    to: email,
    subject: fill(words.confirmation.subject, { company }),
    text: [
      fill(words.confirmation.asked, { company }),
      fill(words.confirmation.confirm, { days: confirmationDays }),
      '',
      newsletterLink('confirm', id, options, now),
      '',
      words.confirmation.ignore,
      '',
      company,
      url,
    ].join('\n'),
    headers: { ...unsubscribeHeaders(id, options, now), 'Auto-Submitted': 'auto-generated' },
  }
}

/** Confirms that the newsletter will arrive and says how to unsubscribe. */
export function welcomeMail(
  { id, email }: { id: string; email: string },
  options: NewsletterMailOptions,
  now: number,
): Mail {
  const { company, url } = options
  return {
    to: email,
    subject: fill(words.welcome.subject, { company }),
    text: [
      words.welcome.thanks,
      '',
      words.welcome.unsubscribe,
      newsletterLink('unsubscribe', id, options, now),
      '',
      company,
      url,
    ].join('\n'),
    headers: { ...unsubscribeHeaders(id, options, now), 'Auto-Submitted': 'auto-generated' },
  }
}

/** The link in a mail for a purpose. */
export function newsletterLink(
  purpose: Purpose,
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
