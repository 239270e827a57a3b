import type { MailTransport } from '#contracts/mail-transport.ts'
import { type SmtpFailure, smtpAnswer } from './smtp-answer.ts'

interface SmtpOptions {
  /** `smtp://user:password@host:587` or `smtps://…`, with nodemailer's options as the query. */
  url: string
  /** How long the mail server may be silent, in ms. */
  timeout?: number
}

/**
 * How many timeouts a mail may take in all. Without this, a mail server that sends a byte now and then
 * would hold its delivery for as long as it likes.
 */
const maxTimeouts = 10

/**
 * Sends mails by SMTP. Passwords are only sent over an encrypted connection, unless the mail server
 * is on this machine or the address ends in `?requireTLS=false`. Every mail has its own connection:
 * when a shared one breaks, it's unclear which of its mails arrived.
 */
export function smtpTransport({ url, timeout = 30_000 }: SmtpOptions): MailTransport {
  // Loaded on demand, to save memory on servers without a mail server.
  const mailServer = import('nodemailer').then(({ default: nodemailer }) =>
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
  return async ({ to, bounces, isBulk: _, ...mail }) => {
    try {
      await (await mailServer).sendMail({
        ...mail,
        to: { name: '', address: to },
        signal: AbortSignal.timeout(timeout * maxTimeouts),
        ...(bounces && { envelope: { from: bounces, to } }),
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
