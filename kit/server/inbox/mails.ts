import { fill, formatDate } from '#i18n/format.ts'
import words from '#messages/mails.json' with { type: 'json' }
import {
  languageCode,
  languages,
  shownLanguage,
  speak,
  speakFirst,
  storedLanguage,
} from '#owner/spoken-language.ts'
import { typeLabel } from '#server/forms/type-label.ts'
import { type Mail, mailRow, type Webhook, webhookRow } from '#server/outbox/outbox.ts'
import {
  claimMailboxes,
  claimQuota,
  mailboxOf,
  type Pacing,
  strangersQuota,
} from '#server/outbox/pacing.ts'
import type { NewInquiryRow, NewOutboxRow, Queries } from '#server/store/schema.ts'

interface AnnounceOptions {
  company: string
  /** The site's public address, without a trailing slash. */
  url: string
  /** Lines between the two in a mail's signature, in the spoken language. */
  signature?: () => readonly string[]
  /** Who is notified about inquiries. */
  to: string
  /** Whether the sender gets a confirmation that the inquiry arrived. */
  acknowledge: boolean
  webhook: boolean
}

/** The deliveries for new inquiries, to be stored in the same transaction. */
export type Announce = (inquiries: NewInquiryRow[], trx: Queries) => Promise<NewOutboxRow[]>

const hour = 60 * 60 * 1000
/** Someone whose address is typed into the form repeatedly is mailed once a day. */
const acknowledgments: Pacing = { purpose: 'acknowledgment', pauses: [24 * hour] }
/** Keeps anyone from having many strangers mailed. */
const acknowledgmentQuota = strangersQuota('acknowledgment-quota')

export function announcements(options: AnnounceOptions): Announce {
  return async (inquiries, trx) => {
    const now = Math.max(0, ...inquiries.map(({ received_at }) => received_at))
    const senders = options.acknowledge ? inquiries.map(({ email }) => email) : []
    const due = await claimMailboxes(trx, senders, acknowledgments, now)
    const toAcknowledge = await claimQuota(trx, due, acknowledgmentQuota, now)
    // One batch has inquiries from pages in several languages.
    return speakFirst(() =>
      inquiries.flatMap((inquiry) => {
        const details = { now: inquiry.received_at, inquiryId: inquiry.id }
        const rows = [mailRow(notification(inquiry, options.to), details)]
        if (toAcknowledge.delete(mailboxOf(inquiry.email)))
          rows.push(mailRow(acknowledgment(inquiry, options), details))
        if (options.webhook) rows.push(webhookRow(event(inquiry), details))
        return rows
      }),
    )
  }
}

/** In the server's time zone, which the text names. */
const shownTime = (time: number): string =>
  formatDate(new Date(time), { dateStyle: 'long', timeStyle: 'long' })

/** The mail to the owner. Replies go to the sender. */
function notification(inquiry: NewInquiryRow, to: string): Mail {
  const kind = typeLabel(inquiry.type)
  const language = shownLanguage(inquiry.language)
  const answers = Object.entries(inquiryDetails(inquiry)).map(
    ([label, answer]) => `${label}\n${answer}\n`,
  )
  return {
    to,
    replyTo: { name: inquiry.name, address: inquiry.email },
    subject: fill(words.inquiry.subject, { type: kind, subject: inquiry.subject }),
    text: [
      fill(words.inquiry.from, { name: inquiry.name, email: inquiry.email }),
      fill(words.inquiry.type, { type: kind }),
      ...(language ? [fill(words.inquiry.language, { language })] : []),
      fill(words.inquiry.received, { time: shownTime(inquiry.received_at) }),
      fill(words.inquiry.id, { id: inquiry.id }),
      '',
      inquiry.message,
      '',
      ...answers,
    ].join('\n'),
  }
}

/**
 * In the sender's language. Contains nothing the sender typed, so the form can't be used to send text
 * to strangers.
 */
function acknowledgment(
  { email, language }: NewInquiryRow,
  { company, signature, url }: AnnounceOptions,
): Mail {
  const spoken = storedLanguage(language)
  return speak(spoken, () => ({
    to: email,
    subject: words.acknowledgment.subject,
    text: [
      words.acknowledgment.thanks,
      '',
      words.acknowledgment.mistake,
      '',
      company,
      ...(signature?.() ?? []),
      url + spoken.prefix,
    ].join('\n'),
    // RFC 3834: marks this as automatic, so that nothing replies automatically.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
  }))
}

function event(inquiry: NewInquiryRow): Webhook {
  const { id, type, name, email, subject, message } = inquiry
  return {
    type: 'inquiry.received',
    timestamp: new Date(inquiry.received_at).toISOString(),
    data: {
      id,
      type,
      name,
      email,
      subject,
      message,
      details: inquiryDetails(inquiry),
      ...(languages.length > 1 && { language: languageCode(inquiry.language) }),
    },
  }
}

/** An inquiry's additional answers by label. */
export function inquiryDetails({ details }: { details?: string | null }): Record<string, string> {
  return details ? JSON.parse(details) : {}
}
