/**
 * The fields of an inquiry: these five, which EmailJS's contract and the specification name, and those
 * that an owner adds in `content/<language>/forms/contact.yaml`.
 */
import { addedContactFields } from '#contact-fields.ts'
import words from '#messages/contact.json' with { type: 'json' }
import type { FormField } from './fields.ts'

/** What an inquiry can be about. Owners may use any keys and names. */
export const inquiryTypeLabels: Record<string, string> = words.types
export const inquiryTypes = Object.keys(inquiryTypeLabels)

export const standardFields = [
  {
    name: 'from_name',
    kind: 'line',
    limit: 100,
    required: true,
    autoComplete: 'name',
    storedAs: 'name',
    ...words.fields.name,
  },
  {
    name: 'from_email',
    kind: 'email',
    required: true,
    autoComplete: 'email',
    storedAs: 'email',
    ...words.fields.email,
  },
  {
    name: 'type',
    kind: 'one',
    options: inquiryTypeLabels,
    required: true,
    storedAs: 'type',
    ...words.fields.type,
  },
  { name: 'subject', kind: 'line', required: true, storedAs: 'subject', ...words.fields.subject },
  { name: 'message', kind: 'text', required: true, storedAs: 'message', ...words.fields.message },
] as const satisfies readonly FormField[]

const [message] = standardFields.slice(-1)
/** All fields in the form's order: an owner's own come before the message. */
export const contactFields: readonly FormField[] = [
  ...standardFields.slice(0, -1),
  ...addedContactFields,
  ...(message ? [message] : []),
]
