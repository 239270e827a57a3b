import { createHmac } from 'node:crypto'
import type { OutboxRow } from '#server/store/schema.ts'
import type { Mail } from './outbox.ts'

/** Delivers one row or rejects. A `DeliveryError` says whether to retry. */
export type Deliver = (row: OutboxRow) => Promise<void>

/** A failed delivery. The message contains neither the mail's text nor its address. */
export class DeliveryError extends Error {
  readonly permanent: boolean

  constructor(message: string, permanent: boolean) {
    super(message)
    this.permanent = permanent
  }
}

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`, with nodemailer's options as the query. */
  url: string
  from: { name: string; address: string }
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
export function smtpDelivery({ url, from, domain, timeout = 30_000 }: SmtpOptions): Deliver {
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
      })
    } catch (error) {
      throw smtpError(error as SmtpFailure)
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

interface SmtpFailure {
  code?: string
  /** The system's error code, such as `ECONNREFUSED`. */
  originalCode?: string
  responseCode?: number
  command?: string
}

/**
 * 5xx responses to the envelope or message are final (RFC 5321, 4.2.1). A failed login isn't,
 * because the owner can fix it.
 */
export function smtpError({
  code,
  originalCode,
  responseCode,
  command,
}: SmtpFailure): DeliveryError {
  const aboutThisMail = ['MAIL FROM', 'RCPT TO', 'DATA'].includes(command ?? '')
  const permanent = aboutThisMail && (responseCode ?? 0) >= 500
  const words = [code ?? 'error', originalCode, command, responseCode].filter(Boolean).join(' ')
  return new DeliveryError(`SMTP: ${words}`, permanent)
}

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
      throw new DeliveryError(`webhook: ${cause?.code ?? name}`, false)
    }
    // 410 means that the receiver wants no more calls.
    if (!response.ok) {
      throw new DeliveryError(`webhook: status ${response.status}`, response.status === 410)
    }
  }
}

export function webhookSignature(secret: string, id: string, timestamp: string, body: string) {
  const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`)
  return `v1,${hmac.digest('base64')}`
}
