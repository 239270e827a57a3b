import type { About, Answer, MailTransport, OutgoingMail } from '#contracts/mail-transport.ts'
import { unavailable } from './sender.ts'

interface PostmarkOptions {
  /** Where the API is. */
  url: string
  /** The server token. */
  token: string
  /** How long the API may take, in ms. */
  timeout?: number
}

/**
 * Whom a refusal is about, by the API's error code (https://postmarkapp.com/developer/api/overview).
 * All other codes are about us: the token, the sender's signature, or the account.
 */
const refusals: Record<number, About> = {
  // An address that Postmark can't parse gets the same code as an empty subject.
  300: 'mail',
  // It bounced before, or its owner complained. Postmark sends nothing more there.
  406: 'recipient',
  411: 'mail',
}
/** Codes of failures that pass: maintenance, and too many requests. */
const passing = [100, 429]
/** The most that's read of an answer, in characters. The API's have 200. */
const maxAnswer = 10_000

/** Sends mails by Postmark's HTTP API. */
export function postmarkTransport(options: PostmarkOptions): MailTransport {
  const { url, token, timeout = 30_000 } = options
  return async (mail) => {
    let response: Response
    let code: number | undefined
    try {
      response = await fetch(url, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
        headers: {
          accept: 'application/json',
          'content-type': 'application/json',
          'x-postmark-server-token': token,
        },
        body: JSON.stringify(messageOf(mail)),
      })
      code = await errorCodeOf(response)
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } }
      return unavailable(`Postmark: ${cause?.code ?? name}`)
    }
    if (response.ok && code === 0) return { outcome: 'sent' }
    return answerTo(response.status, code)
  }
}

function messageOf(mail: OutgoingMail) {
  // Postmark would otherwise replace the Message-ID, which delivery reports quote.
  const headers = { ...mail.headers, 'Message-ID': mail.messageId, 'X-PM-KeepID': 'true' }
  return {
    From: mailbox(mail.from),
    To: mail.to,
    ...(mail.replyTo && { ReplyTo: mailbox(mail.replyTo) }),
    Subject: oneLine(mail.subject),
    TextBody: mail.text,
    ...(mail.html && { HtmlBody: mail.html }),
    Headers: Object.entries(headers).map(([Name, Value]) => ({ Name, Value })),
    // The two streams that every Postmark server has. Newsletters may only use the second.
    MessageStream: mail.isBulk ? 'broadcast' : 'outbound',
  }
}

const mailbox = ({ name, address }: { name: string; address: string }) =>
  name ? `"${oneLine(name).replace(/["\\]/g, '\\$&')}" <${address}>` : address

/** Visitors type names and subjects, and a line end could start another header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')

/** The API's own code; undefined if something else answered. */
async function errorCodeOf(response: Response): Promise<number | undefined> {
  let text = ''
  for await (const part of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part
    if (text.length > maxAnswer) return undefined
  }
  try {
    const { ErrorCode } = JSON.parse(text) as { ErrorCode?: unknown }
    return typeof ErrorCode === 'number' ? ErrorCode : undefined
  } catch {
    return undefined
  }
}

function answerTo(status: number, code: number | undefined): Answer {
  const reason = `Postmark: ${['status', status, code !== undefined && `code ${code}`].filter(Boolean).join(' ')}`
  if (status === 413) return { outcome: 'refused', about: 'mail', reason }
  if (!code || status >= 500 || passing.includes(code)) return unavailable(reason)
  const about = refusals[code] ?? 'us'
  return { outcome: 'refused', about, reason, ...(about === 'us' && { affectsAll: true }) }
}
