import { csvLine } from '#server/csv.ts'
import { describeVisit, visitOf } from '#server/statistics/visit.ts'
import type { InquiryRow } from '#server/store/schema.ts'
import { inquiryDetails } from './mails.ts'

/** An inquiry as JSON for scripts. */
export function inquiryJson(row: InquiryRow) {
  const { id, type, state, name, email, subject, message } = row
  return {
    id,
    received: new Date(row.received_at).toISOString(),
    type,
    state,
    name,
    email,
    subject,
    message,
    details: inquiryDetails(row),
    spam: row.spam_reasons?.split(',') ?? [],
    visit: visitOf(row),
  }
}

const columns = ['id', 'received', 'type', 'state', 'name', 'email', 'subject', 'message'] as const

/** RFC 4180, with the byte order mark that makes spreadsheets read UTF-8. */
export function inquiriesCsv(rows: InquiryRow[]): string {
  const lines = rows.map((row) => {
    const values = inquiryJson(row)
    const details = Object.entries(values.details).map(([label, answer]) => `${label}: ${answer}`)
    return [
      ...columns.map((column) => values[column]),
      details.join('\n'),
      values.spam.join(' '),
      describeVisit(row) ?? '',
    ]
  })
  return `\ufeff${[[...columns, 'details', 'spam', 'visit'], ...lines].map(csvLine).join('')}`
}
