import PostalMime, { type Email } from 'postal-mime'
import { enhancedStatus } from '#server/outbox/smtp-answer.ts'

/** What a delivery report (RFC 3464) says about one mail. */
export interface DeliveryReport {
  /** The Message-ID of the mail that it's about, without brackets; undefined if it quotes none. */
  messageId: string | undefined
  /** What happened, such as `failed` or `delayed`. */
  action: string
  /** The enhanced status code, such as `5.1.1`. */
  status: string
}

/** Limits for mails from outside. A report quotes at most one mail. */
const limits = { maxNestingDepth: 10, maxHeadersSize: 200_000, maxRfc822NestingDepth: 1 }

/**
 * How much of a report's list of recipients is read. Our mails have one recipient, and some servers add
 * blocks of their own.
 */
const maxStatusText = 16_384
const maxBlocks = 20

/** A mail of ours that's quoted has 3,000. The parser spends its time on lines, even on empty ones. */
const maxLines = 10_000

/**
 * Leaves out a mail's text, which nobody reads. The parser would make it of HTML, which takes minutes if the
 * HTML was written for that.
 */
class ReportParser extends PostalMime {
  renderTextContent(): void {}
}

/** Reads a delivery report; undefined if the mail isn't one, such as an out-of-office reply. */
export async function readDeliveryReport(raw: Uint8Array): Promise<DeliveryReport | undefined> {
  if (hasManyLines(raw)) return undefined
  const mail = await new ReportParser({ ...limits, forceRfc822Attachments: true }).parse(raw)
  const type = header(mail, 'content-type')
  if (!/^multipart\/report\b/i.test(type) || !/report-type="?delivery-status\b/i.test(type)) {
    return undefined
  }
  const part = (types: string[]) =>
    mail.attachments.find(({ mimeType }) => types.includes(mimeType))?.content
  const status = part(['message/delivery-status'])
  const quoted = part(['message/rfc822', 'text/rfc822-headers', 'message/rfc822-headers'])
  if (status === undefined) return undefined
  // After the block about the report comes one for each recipient.
  const text = textOf(status).slice(0, maxStatusText)
  const [, ...recipients] = text.split(/\r?\n[ \t]*\r?\n/, maxBlocks)
  const fields = await Promise.all(recipients.map((block) => PostalMime.parse(`${block}\r\n\r\n`)))
  const failed = fields.find((each) => header(each, 'action').toLowerCase() === 'failed')
  const chosen = failed ?? fields.find((each) => header(each, 'action') !== '')
  if (!chosen) return undefined
  const original =
    quoted === undefined ? undefined : await PostalMime.parse(headersOf(textOf(quoted)), limits)
  return {
    messageId: original?.messageId?.trim().replace(/^<|>$/g, ''),
    action: header(chosen, 'action').toLowerCase(),
    status: statusOf(chosen),
  }
}

/** A mail without its text. */
const headersOf = (mail: string): string => `${mail.split(/\r?\n\r?\n/, 1)[0]}\r\n\r\n`

function hasManyLines(raw: Uint8Array): boolean {
  let lines = 0
  for (let at = raw.indexOf(10); at >= 0 && lines <= maxLines; at = raw.indexOf(10, at + 1)) lines++
  return lines > maxLines
}

/** Some servers report 5.0.0 and quote the code that says more. */
function statusOf(fields: Email): string {
  const [status = ''] = /\d\.\d{1,3}\.\d{1,3}/.exec(header(fields, 'status')) ?? []
  const [, reply = ''] = /^smtp;\s*([\s\S]*)$/i.exec(header(fields, 'diagnostic-code')) ?? []
  const quoted = enhancedStatus(reply, Number(reply.slice(0, 3)))
  return /\.0\.0$/.test(status) && quoted ? quoted : status
}

const header = (mail: Email, name: string): string =>
  mail.headers.find(({ key }) => key === name)?.value.trim() ?? ''

const textOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder('latin1').decode(content)
