import { createHmac } from 'node:crypto'
import type { OutboxRow } from '#server/store/schema.ts'
import { type Answer, type SmtpFailure, smtpAnswer } from './answer.ts'
import type { Mail } from './outbox.ts'

/** Delivers one row and answers how that went. */
export type Deliver = (row: OutboxRow) => Promise<Answer>

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`, with nodemailer's options as the query. */
  url: string
  from: { name: string; address: string }
  /** Who gets the reports about mails that can't be delivered; by default the sender. */
  bounces?: string
  /** The right part of the Message-ID. */
  domain: string
  /** How long the mail server may be silent, in ms. */
  timeout?: number
}

/**
 * Sends mails by SMTP. Passwords are only sent over an encrypted connection, unless the mail server
 * is on this machine or the address ends in `?requireTLS=false`. Every mail has its own connection:
 * when a shared one breaks, it's unclear which of its mails arrived.
 */
export function smtpDelivery(options: SmtpOptions): Deliver {
  const { url, from, bounces, domain, timeout = 30_000 } = options
  // Loaded on demand, to save memory on servers without a mail server.
  const transport = import('nodemailer').then(({ default: nodemailer }) =>
    nodemailer.createTransport({
      // The address's own setting takes precedence.
      requireTLS: hasPassword(url),
      url,
      connectionTimeout: Math.min(timeout, 10_000),
      greetingTimeout: timeout,
      socketTimeout: timeout,
      dnsTimeout: Math.min(timeout, 10_000),
      disableFileAccess: true,
      disableUrlAccess: true,
    }),
  )
  return async (row) => {
    const mail = JSON.parse(row.payload) as Mail
    const mailServer = await transport
    try {
      await mailServer.sendMail({
        from,
        to: { name: '', address: mail.to },
        replyTo: mail.replyTo && { ...mail.replyTo, name: undecodable(mail.replyTo.name) },
        subject: undecodable(mail.subject),
        text: mail.text,
        html: mail.html,
        headers: mail.headers,
        messageId: `<${row.id}@${domain}>`,
        date: new Date(row.created_at),
        ...(bounces && { envelope: { from: bounces, to: mail.to } }),
      })
      return { outcome: 'sent' }
    } catch (error) {
      return smtpAnswer(error as SmtpFailure)
    }
  }
}

/** Whether the address holds a password that would leave this machine. */
function hasPassword(address: string): boolean {
  const { password, hostname } = new URL(address)
  return password !== '' && !/^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname)
}

/**
 * Keeps mail programs from decoding `=?utf-8?…?=` that a visitor typed, including line ends, by
 * putting an invisible joiner inside.
 */
const undecodable = (text: string) => text.replaceAll('=?', '=\u2060?')

interface WebhookOptions {
  url: string
  /** Signs each call as https://www.standardwebhooks.com specifies. */
  secret: string
  timeout?: number
  clock?: () => number
}

/** Posts events to the owner's address, signed with HMAC-SHA256. */
export function webhookDelivery(options: WebhookOptions): Deliver {
  const { url, secret, timeout = 15_000, clock = Date.now } = options
  return async ({ id, payload }) => {
    const timestamp = String(Math.floor(clock() / 1000))
    let response: Response
    try {
      response = await fetch(url, {
        method: 'POST',
        body: payload,
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': webhookSignature(secret, id, timestamp, payload),
        },
      })
      await response.body?.cancel()
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } }
      return unavailable(`webhook: ${cause?.code ?? name}`)
    }
    if (response.ok) return { outcome: 'sent' }
    const reason = `webhook: status ${response.status}`
    // 410 means that the receiver wants no more calls.
    return response.status === 410
      ? { outcome: 'refused', about: 'mail', reason }
      : unavailable(reason)
  }
}

const unavailable = (reason: string): Answer => ({
  outcome: 'retry',
  about: 'us',
  reason,
  affectsAll: true,
})

export function webhookSignature(secret: string, id: string, timestamp: string, body: string) {
  const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`)
  return `v1,${hmac.digest('base64')}`
}
