import { expect, test } from 'vitest'
import { fill, plural } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }
import { type FormField, fieldError, fieldErrors } from './fields.ts'

const line: FormField = { name: 'a', label: 'Subject', kind: 'line', limit: 5 }
const one: FormField = { name: 'b', label: 'Type', kind: 'one', options: { x: 'X', y: 'Y' } }

const { errors } = words
const missing = (field: string) => fill(errors.missing, { field })
const badCharacter = fill(errors.characters, { field: 'Subject' })
const badChoice = fill(errors.choose, { field: 'Type' })
const over = (count: number, limit: number) =>
  plural(errors.tooLong, count, { field: 'Subject', limit })

test.each<[string, FormField, string[], string | undefined]>([
  ['an empty optional field', line, [''], undefined],
  ['an empty required field', { ...line, required: true }, [' '], missing('Subject')],
  ['a field with its own words', { ...line, required: true, missing: 'Say it.' }, [], 'Say it.'],
  ['a text at the limit', line, ['12345'], undefined],
  ['spaces around it', line, [' 12345 '], undefined],
  ['one character over', line, ['123456'], over(1, 5)],
  ['many over', { ...line, limit: 10_000 }, ['x'.repeat(12_003)], over(2003, 10_000)],
  ['a line break in a line', line, ['a\nb'], badCharacter],
  ['a line break in a text', { ...line, kind: 'text' }, ['a\nb'], undefined],
  ['half a character', line, ['\ud800'], badCharacter],
  ['no email address', { ...line, kind: 'email', limit: 99 }, ['kim@'], errors.email],
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
