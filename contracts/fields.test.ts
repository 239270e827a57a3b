import { expect, test } from 'vitest'
import { type FormField, fieldError, fieldErrors } from './fields.ts'

const line: FormField = { name: 'a', label: 'Subject', kind: 'line', limit: 5 }
const one: FormField = { name: 'b', label: 'Type', kind: 'one', options: { x: 'X', y: 'Y' } }

test.each<[string, FormField, string[], RegExp | undefined]>([
  ['an empty optional field', line, [''], undefined],
  ['an empty required field', { ...line, required: true }, [' '], /^Subject: /],
  ['a field with its own words', { ...line, required: true, missing: 'Say it.' }, [], /^Say it\.$/],
  ['a text at the limit', line, ['12345'], undefined],
  ['spaces around it', line, [' 12345 '], undefined],
  ['one character over', line, ['123456'], /^Subject: 1 character over the limit of 5/],
  ['many over', { ...line, limit: 10_000 }, ['x'.repeat(12_003)], /2,003 .*10,000/],
  ['a line break in a line', line, ['a\nb'], /can’t process/],
  ['a line break in a text', { ...line, kind: 'text' }, ['a\nb'], undefined],
  ['half a character', line, ['\ud800'], /can’t process/],
  ['no email address', { ...line, kind: 'email', limit: 99 }, ['kim@'], /name@example\.com/],
  ['nothing chosen', one, [], undefined],
  ['nothing chosen of what is required', { ...one, required: true }, [], /^Type: /],
  ['what is not offered', one, ['z'], /pick one/],
  ['a property of every object', one, ['toString'], /pick one/],
  ['two of one', one, ['x', 'y'], /pick one/],
  ['two of many', { ...one, kind: 'many' }, ['x', 'y'], undefined],
])('%s', (_name, field, values, error) => {
  if (error) expect(fieldError(field, values)).toMatch(error)
  else expect(fieldError(field, values)).toBeUndefined()
})

test('errors are in the order of the fields', () => {
  const fields: FormField[] = [
    { ...line, name: 'z', required: true },
    { ...line, name: 'a', required: true },
  ]
  expect(Object.keys(fieldErrors(fields, () => []))).toEqual(['z', 'a'])
})
