import { expect, test } from 'vitest'
import { contactFields } from '#contracts/contact-fields.ts'
import type { FormField } from '#contracts/fields.ts'
import { inquiryParts } from './inquiry-parts.ts'

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
