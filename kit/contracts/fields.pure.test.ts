import { expect, test } from 'vitest'
import words from '#messages/forms.json' with { type: 'json' }
import { fill, plural } from '#owner/fill.ts'
import { type FormField, fieldError, fieldErrors } from './fields.ts'
import { fieldShape } from './form-schema.ts'

const line: FormField = { name: 'a', label: 'Subject', kind: 'line', limit: 5 }
const one: FormField = { name: 'b', label: 'Type', kind: 'one', options: { x: 'X', y: 'Y' } }

const consent: FormField = {
  name: 'c',
  label: 'I’ve read the [privacy policy](/privacy-policy).',
  kind: 'consent',
}

const { errors } = words
const missing = (field: string) => fill(errors.missing, { field })
const badCharacter = fill(errors.characters, { field: 'Subject' })
const badChoice = fill(errors.choose, { field: 'Type' })
const over = (count: number, limit: number) =>
  plural(errors.tooLong, count, { field: 'Subject', limit })

const typed =
  (kind: FormField['kind'], error: string | undefined) =>
  (value: string): [string, FormField, string[], string | undefined] => [
    `${kind} ${value}`,
    { name: 'd', label: 'Field', kind },
    [value],
    error && fill(error, { field: 'Field' }),
  ]

test.each<[string, FormField, string[], string | undefined]>([
  ['an empty optional field', line, [''], undefined],
  ['an empty required field', { ...line, required: true }, [' '], missing('Subject')],
  [
    'marks that join visible characters',
    { ...line, limit: 20 },
    ['نمی\u200cخواهم 👩\u200d💻 ❤\ufe0f'],
    undefined,
  ],
  ['a field with its own words', { ...line, required: true, missing: 'Say it.' }, [], 'Say it.'],
  ['a text at the limit', line, ['12345'], undefined],
  ['spaces around it', line, [' 12345 '], undefined],
  ['one character over', line, ['123456'], over(1, 5)],
  ['many over', { ...line, limit: 10_000 }, ['x'.repeat(12_003)], over(2003, 10_000)],
  ['a line break in a line', line, ['a\nb'], badCharacter],
  ['a line break in a text', { ...line, kind: 'text' }, ['a\nb'], undefined],
  ['half a character', line, ['\ud800'], badCharacter],
  ['no email address', { ...line, kind: 'email', limit: 99 }, ['kim@'], errors.email],
  [
    'an address that mail can’t reach',
    { ...line, kind: 'email', limit: 99 },
    ['a@b'],
    errors.email,
  ],
  ...['+49 761 1234-5', '(212) 555-0100 ext. 12', '0761/12345'].map(typed('phone', undefined)),
  ...['12', 'call me'].map(typed('phone', errors.phone)),
  ...['12', '1.500,5', "1'000", '−3', '1 200'].map(typed('number', undefined)),
  ...['many', '1e3', '12 m'].map(typed('number', errors.number)),
  ...['2026-05-22', '2028-02-29'].map(typed('date', undefined)),
  ...['2026-02-29', '2026-13-01', '22.5.2026', '2026', '+010000-01', '-000001-01'].map(
    typed('date', errors.date),
  ),
  ['no consent', consent, [], undefined],
  [
    'no consent where it’s required',
    { ...consent, required: true },
    [],
    fill(errors.consent, { field: 'I’ve read the privacy policy' }),
  ],
  ['consent', { ...consent, required: true }, ['yes'], undefined],
  [
    'consent to something else',
    consent,
    ['no'],
    fill(errors.choose, { field: 'I’ve read the privacy policy' }),
  ],
  ['nothing chosen', one, [], undefined],
  ['nothing chosen of what is required', { ...one, required: true }, [], badChoice],
  ['a question', { ...line, label: 'Which roof?', required: true }, [], missing('Which roof')],
  ['what is not offered', one, ['z'], badChoice],
  ['a property of every object', one, ['toString'], badChoice],
  ['two of one', one, ['x', 'y'], badChoice],
  ['two of many', { ...one, kind: 'many' }, ['x', 'y'], undefined],
])('%s', (_name, field, values, error) => {
  expect(fieldError(field, values)).toBe(error)
})

test('errors are in the order of the fields', () => {
  const fields: FormField[] = [
    { ...line, name: 'z', required: true },
    { ...line, name: 'a', required: true },
  ]
  expect(Object.keys(fieldErrors(fields, () => []))).toEqual(['z', 'a'])
})

/** Texts of which a reader sees nothing. */
const invisible = [
  ...[
    '\u200b',
    '\u200c\u200d',
    '\u2060',
    '\u202e',
    '\u00ad',
    '\ufeff',
    '\u034f',
    '\u061c',
    '\u180e',
  ],
  // Fillers of Hangul, a blank of braille, and variation selectors.
  ...[
    '\u115f',
    '\u3164',
    '\uffa0',
    '\u2800',
    '\ufe0f',
    '\u{e0100}',
    '\u{e0041}',
    '\u17b4',
    '\ufff9\ufffb',
  ],
  ' \u200b\n\u3164 \u00a0',
]

test.each(invisible.map((text) => [JSON.stringify(text), text]))(
  '%s is no answer',
  (_name, text) => {
    const { a: required } = fieldShape([{ ...line, kind: 'text', required: true }])
    expect(required?.safeParse(text).error?.issues.map(({ message }) => message)).toEqual([
      missing('Subject'),
    ])
    const { a: optional } = fieldShape([{ ...line, kind: 'phone' }])
    expect(optional?.safeParse(text).data).toBe('')
  },
)
