import type { About, Failure } from '#contracts/mail-transport.ts'
import { unavailable } from './sender.ts'

/** A failed SMTP session, as nodemailer describes it. */
export interface SmtpFailure {
  code?: string
  /** The system's error code, such as `ECONNREFUSED`. */
  originalCode?: string
  responseCode?: number
  /** The whole reply; its lines are separated by line ends. */
  response?: string
  command?: string
}

/** The commands whose replies concern one mail. All others concern the connection. */
const mailCommands = ['MAIL FROM', 'RCPT TO', 'DATA']
/** The server closes the connection, whatever the command (RFC 5321, 3.8). */
const closing = 421

/** Says what a failed SMTP session means for the mail, the recipient, and us. */
export function smtpAnswer(failure: SmtpFailure): Failure {
  const { code, originalCode, responseCode = 0, response = '', command = '' } = failure
  const status = enhancedStatus(response, responseCode)
  const reason = `SMTP: ${[code ?? 'error', originalCode, command, responseCode || '', status].filter(Boolean).join(' ')}`
  const isAboutMail = mailCommands.includes(command) && responseCode >= 400
  if (!isAboutMail || responseCode === closing) return unavailable(reason)
  if (responseCode < 500) {
    if (command === 'MAIL FROM') return unavailable(reason)
    return { outcome: 'retry', about: command === 'DATA' ? 'mail' : 'recipient', reason }
  }
  const about = refusalSubject(command, responseCode, status)
  const affectsAll = about === 'us' && command === 'MAIL FROM'
  return { outcome: 'refused', about, reason, ...(affectsAll && { affectsAll }) }
}

/**
 * Whom a 5xx reply is about. Only a reply that clearly says so is about the recipient. Without an
 * enhanced status code, 550 may mean a dead address or a policy, so it ends this mail alone.
 */
function refusalSubject(command: string, responseCode: number, status: string): About {
  const isTooLarge = responseCode === 552 || /^5\.(3\.4|2\.3)$/.test(status)
  if (isTooLarge) return 'mail'
  if (command === 'MAIL FROM') return 'us'
  if (isDeadAddress(status)) return 'recipient'
  // Filters refuse a mail's content after DATA with the code of a policy.
  if (command === 'DATA') return 'mail'
  return /^5\.(1\.[789]|[3457]\.\d+)$/.test(status) ? 'us' : 'mail'
}

/**
 * Whether an enhanced status code (RFC 3463) says that an address doesn't exist or is disabled.
 * 5.1.7 to 5.1.9 are about the sender's address or the relay.
 */
export function isDeadAddress(status: string): boolean {
  return /^5\.(1\.(?![789]$)\d{1,3}|2\.1)$/.test(status)
}

/** The enhanced status code of a reply, or an empty string. qmail writes `(#5.1.1)` at the end. */
export function enhancedStatus(reply: string, responseCode: number): string {
  const kind = Math.floor(responseCode / 100)
  const [, first] = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})(?!\S)/m.exec(reply) ?? []
  const [, last] = /\(#(\d\.\d{1,3}\.\d{1,3})\)\s*$/.exec(reply) ?? []
  const status = first ?? last ?? ''
  return status.startsWith(`${kind}.`) ? status : ''
}
