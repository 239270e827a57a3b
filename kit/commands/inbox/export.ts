import { languageCode } from '#owner/spoken-language.ts'
import { csvLine } from '#server/csv.ts'
import { describeVisit, visitOf } from '#server/forms/visit.ts'
import { inquiryDetails } from '#server/inbox/mails.ts'
import type { InquiryRow } from '#server/store/schema.ts'

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
    language: languageCode(row.language),
  }
}

const columns = ['id', 'received', 'type', 'state', 'name', 'email', 'subject', 'message'] as const

/** The first line, after the byte order mark that makes spreadsheets read UTF-8. */
const csvHead = `\ufeff${csvLine([...columns, 'details', 'spam', 'visit', 'language'])}`

function inquiryCsv(row: InquiryRow): string {
  const values = inquiryJson(row)
  const details = Object.entries(values.details).map(([label, answer]) => `${label}: ${answer}`)
  return csvLine([
    ...columns.map((column) => values[column]),
    details.join('\n'),
    values.spam.join(' '),
    describeVisit(row) ?? '',
    values.language,
  ])
}

/** Inquiries as RFC 4180, a line at a time. */
export async function* csvParts(rows: AsyncIterable<InquiryRow>): AsyncGenerator<string> {
  yield csvHead
  for await (const row of rows) yield inquiryCsv(row)
}

/** A JSON array of inquiries, an inquiry at a time. */
export async function* jsonParts(rows: AsyncIterable<InquiryRow>): AsyncGenerator<string> {
  let separator = '['
  for await (const row of rows) {
    const text = JSON.stringify(inquiryJson(row), undefined, 2)
    // Not at every line: a message may have line ends that JSON leaves as they are.
    yield `${separator}\n  ${text.replaceAll('\n', '\n  ')}`
    separator = ','
  }
  yield separator === '[' ? '[]\n' : '\n]\n'
}
