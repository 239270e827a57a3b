import { paths } from '#contracts/paths.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/mails.json' with { type: 'json' }
import { speak, storedLanguage } from '#owner/spoken-language.ts'
import type { Mail } from '#server/outbox/outbox.ts'
import { keepLanguage } from '#server/page-language.ts'
import { confirmationDays, linkToken } from './link-token.ts'
import type { Recipient } from './subscribers.ts'

export interface LinkOptions {
  /** The site's public address, without a trailing slash. */
  url: string
  /** Signs the links. */
  secret: Buffer
}

export interface NewsletterMailOptions extends LinkOptions {
  company: string
  /** Lines between company and address in a mail's signature, in the spoken language. */
  signature?: () => readonly string[]
}

/** Asks to confirm the sign-up, in the language of its page. Contains nothing anyone typed. */
export function confirmationMail(to: Recipient, options: NewsletterMailOptions, now: number): Mail {
  const { company } = options
  return mailTo(to, options, now, () => ({
    subject: fill(words.confirmation.subject, { company }),
    lines: [
      fill(words.confirmation.asked, { company }),
      fill(words.confirmation.confirm, { days: confirmationDays }),
      '',
      newsletterLink('confirm', to, options, now),
      '',
      words.confirmation.ignore,
    ],
  }))
}

/** Confirms that the newsletter will arrive and says how to unsubscribe. */
export function welcomeMail(to: Recipient, options: NewsletterMailOptions, now: number): Mail {
  return mailTo(to, options, now, () => ({
    subject: fill(words.welcome.subject, { company: options.company }),
    lines: [
      words.welcome.thanks,
      '',
      words.welcome.unsubscribe,
      newsletterLink('unsubscribe', to, options, now),
    ],
  }))
}

/** A mail about the subscription itself in the subscriber's language, signed by the company. */
function mailTo(
  to: Recipient,
  options: NewsletterMailOptions,
  now: number,
  write: () => { subject: string; lines: string[] },
): Mail {
  const language = storedLanguage(to.language)
  const { company, signature, url } = options
  const { subject, lines, signed } = speak(language, () => ({
    ...write(),
    signed: signature?.() ?? [],
  }))
  return {
    to: to.email,
    subject,
    text: [...lines, '', company, ...signed, url + language.prefix].join('\n'),
    headers: { ...unsubscribeHeaders(to, options, now), 'Auto-Submitted': 'auto-generated' },
  }
}

/** The link in a mail that confirms the sign-up or unsubscribes. Its pages are in their language. */
export function newsletterLink(
  purpose: 'confirm' | 'unsubscribe',
  { id, language }: Pick<Recipient, 'id' | 'language'>,
  { url, secret }: LinkOptions,
  now: number,
): string {
  const path = purpose === 'confirm' ? paths.newsletterConfirm : paths.newsletterUnsubscribe
  const address = `${url}${path}?token=${linkToken(secret, purpose, id, now)}`
  return speak(storedLanguage(language), () => keepLanguage(address))
}

/** RFC 8058: mail programs show a button that unsubscribes with one POST. */
export function unsubscribeHeaders(
  to: Pick<Recipient, 'id' | 'language'>,
  options: LinkOptions,
  now: number,
) {
  return {
    'List-Unsubscribe': `<${newsletterLink('unsubscribe', to, options, now)}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  }
}
