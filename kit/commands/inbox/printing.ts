import { terminalText } from '#contracts/terminal-text.ts'
import { languageCode, languages, shownLanguage } from '#owner/spoken-language.ts'
import { typeLabel } from '#server/forms/type-label.ts'
import { describeVisit } from '#server/forms/visit.ts'
import { inquiryDetails } from '#server/inbox/mails.ts'
import { countInquiries } from '#server/inbox/owner-queries.ts'
import { adviceFor } from '#server/outbox/advice.ts'
import { outboxDepth } from '#server/outbox/depth.ts'
import type { InquiryRow, OutboxRow } from '#server/store/schema.ts'
import { table } from '#server/table.ts'
import { inquiryJson } from './export.ts'
import type { InboxSession } from './options.ts'

/** With one language, nothing names it. */
const hasSeveral = languages.length > 1

export function printInquiries(session: InboxSession, rows: InquiryRow[]) {
  const { options, terminal } = session
  if (options.json) return printJson(session, rows.map(inquiryJson))
  if (rows.length === 0) return terminal.out('No messages.\n')
  const lines = table(
    ['id', 'received', 'state', 'type', ...(hasSeveral ? ['language'] : []), 'from', 'subject'],
    rows.map((row) => [
      row.id.slice(0, 8),
      time(row.received_at),
      row.spam_reasons && row.state === 'quarantined' ? row.spam_reasons : row.state,
      row.type,
      ...(hasSeveral ? [languageCode(row.language)] : []),
      `${row.name} <${row.email}>`,
      row.subject,
    ]),
    terminal.width,
  )
  terminal.out(`${lines}\n`)
}

/** Prints what else needs attention, below the list. */
export async function printHints({ store: { db }, terminal }: InboxSession) {
  const { quarantined } = await countInquiries(db)
  const { dead } = await outboxDepth(db, Date.now())
  if (quarantined > 0) terminal.out(`In quarantine: ${quarantined} (npm run inbox -- quarantine)\n`)
  if (dead > 0) terminal.out(`Deliveries given up: ${dead} (npm run inbox -- dead)\n`)
}

export function printDeliveries(session: InboxSession, rows: OutboxRow[]) {
  const { options, terminal } = session
  if (options.json) {
    return printJson(
      session,
      rows.map((row) => ({
        id: row.id,
        kind: row.kind,
        recipient: row.recipient,
        inquiry: row.inquiry_id,
        state: row.state,
        attempts: row.attempts,
        due: new Date(row.due_at).toISOString(),
        lastError: row.last_error,
      })),
    )
  }
  if (rows.length === 0) return terminal.out('No deliveries.\n')
  const lines = table(
    ['id', 'state', 'kind', 'attempts', 'next', 'to', 'last error'],
    rows.map((row) => [
      row.id.slice(0, 8),
      row.state,
      row.kind,
      String(row.attempts),
      row.state === 'waiting' ? time(row.due_at) : '',
      row.recipient,
      row.last_error ?? '',
    ]),
    terminal.width,
  )
  const advice = new Set(rows.flatMap((row) => adviceFor(row.last_error ?? '') ?? []))
  terminal.out(`${[lines, ...advice].join('\n')}\n`)
}

export function letter(inquiry: InquiryRow): string {
  const visit = describeVisit(inquiry)
  const language = shownLanguage(inquiry.language)
  const lines = [
    `Id:       ${inquiry.id}`,
    `Received: ${time(inquiry.received_at)}`,
    `State:    ${inquiry.state}${inquiry.spam_reasons ? ` (${inquiry.spam_reasons})` : ''}`,
    `Type:     ${typeLabel(inquiry.type)}`,
    `From:     ${inquiry.name} <${inquiry.email}>`,
    `Subject:  ${inquiry.subject}`,
    ...(language ? [`Language: ${language}`] : []),
    ...(visit ? [`Visit:    ${visit}`] : []),
    '',
    inquiry.message,
    ...Object.entries(inquiryDetails(inquiry)).flatMap(([label, answer]) => ['', label, answer]),
    '',
  ]
  return terminalText(lines.join('\n'))
}

/** Local time, to the minute. */
function time(ms: number): string {
  return new Date(ms).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' })
}

export function report(session: InboxSession, result: object, sentence: string) {
  if (session.options.json) printJson(session, result)
  else session.terminal.out(`${sentence}\n`)
}

export function printJson({ terminal }: InboxSession, value: unknown) {
  terminal.out(`${JSON.stringify(value, undefined, 2)}\n`)
}
