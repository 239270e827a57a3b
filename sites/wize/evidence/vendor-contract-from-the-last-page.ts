// Runs the exit drill on ourselves: reads back everything that our inbox exports and compares it with what
// the inbox holds. Then does the arithmetic of leaving, for the article's worked example.

import { inquiriesCsv, inquiryJson } from '@wize/kit/commands/inbox/export.ts'
import type { InquiryRow } from '@wize/kit/server/store/schema.ts'
import { seededRandom } from '@wize/kit/site/ui/art/mosaic.ts'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import { csvParse } from 'd3-dsv'

const rowCount = 2000
/** Messages that people really type, and that trip up exports. */
const messages = [
  'What would a first version cost?',
  'Two lines,\nand a comma, and a "quotation".',
  '=SUM(A1:A9) is in our sheet',
  '- a list\n- that starts with a dash',
  '+1 212 555 0100 is my number',
  'Grüße aus Köln – 你好 – 🙂',
  '@ops can you call back?',
  'Plain words; with a semicolon\tand a tab',
]

const random = seededRandom(20250514)
const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T

const rows: InquiryRow[] = Array.from({ length: rowCount }, (_, index) => ({
  id: `inquiry-${index}`,
  idempotency_key: index % 3 ? null : `key-${index}`,
  type: pick(['general', 'consulting', 'ai', 'press']),
  state: pick(['new', 'read'] as const),
  name: pick(['Ada', 'Zoë O’Brien', '=Ada', '小林']),
  email: `person${index}@example.com`,
  subject: pick(['Hello', '-5% this quarter?', 'A "quoted" subject']),
  message: pick(messages),
  details: null,
  spam_reasons: null,
  fingerprint: `fingerprint-${index}`,
  received_at: Date.UTC(2025, 4, 14) + index * 60_000,
  visit: null,
}))

const fields = ['id', 'type', 'state', 'name', 'email', 'subject', 'message'] as const

/** For each field, how many values come back changed. */
function changed(read: (index: number) => Record<string, unknown>) {
  return fields.map(
    (field) => rows.filter((row, index) => read(index)[field] !== row[field]).length,
  )
}

const leaving = [
  { line: 'Rebuilding integrations', cost: 11 * 4 * 1000 },
  { line: 'Export and reconciliation', cost: 10 * 1000 },
  { line: 'Retraining', cost: 60 * 0.5 * 400 },
  { line: 'Both systems side by side', cost: 2 * 10_000 },
]

export default {
  about: 'Our own inbox exported as CSV and JSON and read back, and what leaving a vendor costs.',
  handmade: ['exit-worksheet.md'],
  produce() {
    const csv = csvParse(inquiriesCsv(rows).replace('\ufeff', ''))
    const json = rows.map((row) => JSON.parse(JSON.stringify(inquiryJson(row))))
    const fromCsv = changed((index) => csv[index] ?? {})
    const fromJson = changed((index) => json[index] ?? {})
    const exported = new Set([...Object.keys(json[0] ?? {}), 'received_at', 'spam_reasons'])
    return {
      'drill.csv': [
        { check: 'rows held', csv: rows.length, json: rows.length },
        { check: 'rows that came back', csv: csv.length, json: json.length },
        ...fields.map((field, index) => ({
          check: `values of ${field} that changed`,
          csv: fromCsv[index] ?? 0,
          json: fromJson[index] ?? 0,
        })),
      ],
      'left-behind.csv': Object.keys(rows[0] ?? {})
        .filter((column) => !exported.has(column))
        .map((column) => ({ column, in_csv: 'no', in_json: 'no' })),
      'leaving.csv': leaving,
      'export-days.csv': [100, 200, 500, 1000, 5000].map((perCall) => ({
        records_per_call: perCall,
        days: 40_000_000 / perCall / 10_000,
      })),
    }
  },
} satisfies Evidence
