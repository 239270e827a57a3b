import { expect, test } from 'vitest'
import { csvParts, inquiryJson } from '#commands/inbox/export.ts'
import { letter } from '#commands/inbox/printing.ts'
import { contactFields } from '#contracts/contact-fields.ts'
import type { FormField } from '#contracts/fields.ts'
import { forms } from '#forms.ts'
import { formatDate } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }
import type { InquiryRow } from '#server/store/schema.ts'
import { answerText, inquiryParts } from './inquiry-parts.ts'
import { announcements } from './mails.ts'

const values = {
  from_name: 'Robin',
  from_email: 'robin@example.com',
  type: 'ai',
  subject: 'A question',
  message: 'Build or buy?',
}
const parts = {
  name: 'Robin',
  email: 'robin@example.com',
  type: 'ai',
  subject: 'A question',
  message: 'Build or buy?',
}

test('the contact form has no details', () => {
  expect(inquiryParts(contactFields, values)).toEqual(parts)
})

test('answers are in words', () => {
  const field = { name: 'a', label: 'A' }
  const one: FormField = { ...field, kind: 'one', options: { x: 'X', y: 'Y' } }
  expect(answerText(one, ['x', 'y'])).toBe('X, Y')
  expect(answerText({ ...field, kind: 'consent' }, ['yes'])).toBe(words.yes)
  expect(answerText({ ...field, kind: 'date' }, ['2026-05-22'])).toBe(formatDate('2026-05-22'))
})

test('a field that is added goes into the details under its label, in words', () => {
  const added: FormField[] = [
    { name: 'phone', label: 'Phone', kind: 'line' },
    { name: 'days', label: 'Days', kind: 'many', options: { mo: 'Monday', tu: 'Tuesday' } },
    { name: 'fax', label: 'Fax', kind: 'line' },
  ]
  expect(
    inquiryParts([...contactFields, ...added], {
      ...values,
      phone: '1',
      days: ['mo', 'tu'],
      fax: '',
    }),
  ).toEqual({ ...parts, details: { Phone: '1', Days: 'Monday, Tuesday' } })
})

test('a misspelled part, a second answer for a part, and a label used twice lose no answer', () => {
  const fields = [
    { name: 'a', label: 'Message', kind: 'text', storedAs: 'mesage' },
    { name: 'b', label: 'Message', kind: 'text', storedAs: 'message' },
    { name: 'c', label: 'Message', kind: 'text', storedAs: 'message' },
    { name: 'd', label: '__proto__', kind: 'line' },
  ] as unknown as FormField[]
  const given = { a: 'one', b: 'two', c: 'three', d: 'four' }
  const { details = {}, ...stored } = inquiryParts(fields, given)
  expect(stored).toEqual({ message: 'two' })
  expect(Object.entries(details)).toEqual([
    ['Message', 'one'],
    ['Message (c)', 'three'],
    ['__proto__', 'four'],
  ])
})

const everyForm: [name: string, fields: readonly FormField[]][] = [
  ['contact', contactFields],
  ...Object.entries(forms).map(([name, { sections }]): [string, FormField[]] => [
    name,
    sections.flatMap(({ fields }) => fields),
  ]),
]

async function* one<T>(row: T) {
  yield row
}

test.each(everyForm)(
  'every answer to the form %s is in the owner’s mail, the inbox, and its exports',
  async (name, fields) => {
    const answerOf = ({ name: field, kind, options = {} }: FormField) =>
      kind === 'one' || kind === 'many'
        ? Object.keys(options).slice(0, 1)
        : `answer-${field}@a.example`
    const values = Object.fromEntries(fields.map((field) => [field.name, answerOf(field)]))
    const { details, ...stored } = inquiryParts(fields, values)
    const announce = announcements({
      company: 'A',
      url: 'https://a.example',
      to: 'owner@a.example',
      acknowledge: false,
      webhook: true,
    })
    const inquiry = {
      ...{ id: '1', type: name, name: '', email: '', subject: '', message: '', received_at: 0 },
      ...{ state: 'new', language: null, spam_reasons: null, visit: null },
      ...stored,
      ...(details && { details: JSON.stringify(details) }),
    } as unknown as InquiryRow
    const rows = await announce([inquiry], undefined as never)
    expect(rows.length).toBe(2)
    const [mail, webhook] = rows.map((row) => JSON.stringify(row))
    const shown = fields.map((field) =>
      field.options ? (Object.values(field.options)[0] ?? '') : `answer-${field.name}@a.example`,
    )
    const sheet: string[] = []
    for await (const line of csvParts(one(inquiry))) sheet.push(line)
    const kept = [letter(inquiry), sheet.join(''), JSON.stringify(inquiryJson(inquiry))]
    const written = (text: string) => JSON.stringify(JSON.stringify(text)).slice(3, -3)
    for (const answer of shown) {
      expect(mail).toContain(written(answer))
      // Programs get the key of a choice that's kept as a part of its own.
      if (
        fields.some(
          ({ storedAs, options }) => storedAs && Object.values(options ?? {})[0] === answer,
        )
      )
        continue
      expect(webhook).toContain(written(answer))
      for (const text of kept) expect(text).toContain(answer)
    }
  },
)
