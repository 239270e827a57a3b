import type { MailTransport } from '#contracts/mail-transport.ts'
import type { Mail } from './outbox.ts'
import type { Deliver } from './sender.ts'

interface MailSenderOptions {
  from: { name: string; address: string }
  /** Who gets the reports about mails that can't be delivered; by default the sender. */
  bounces?: string
  /** The right part of the Message-ID. */
  domain: string
}

/** Delivers a row's mail through a transport. The row's id is the left part of the Message-ID. */
export function mailSender(transport: MailTransport, options: MailSenderOptions): Deliver {
  const { from, bounces, domain } = options
  return (row) => {
    const { replyTo, subject, ...mail } = JSON.parse(row.payload) as Mail
    return transport({
      ...mail,
      from,
      ...(replyTo && { replyTo: { ...replyTo, name: undecodable(replyTo.name) } }),
      subject: undecodable(subject),
      messageId: `<${row.id}@${domain}>`,
      date: new Date(row.created_at),
      ...(bounces && { bounces }),
      isBulk: row.priority > 0,
    })
  }
}

/**
 * Keeps mail programs from decoding `=?utf-8?…?=` that a visitor typed, including line ends, by
 * putting an invisible joiner inside.
 */
const undecodable = (text: string) => text.replaceAll('=?', '=\u2060?')
