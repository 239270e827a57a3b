/**
 * The fields of an inquiry. To add a typed field (`line`, `email`, or `text`), add it here and its
 * words to `messages/contact.json`. The form, validation, the mail to the owner, and the export
 * follow. A field with choices also needs a place in `ContactForm.tsx`.
 */
import words from '#messages/contact.json' with { type: 'json' }
import { type FormField, fieldError } from './fields.ts'

/** What an inquiry can be about. Owners may use any keys and names. */
export const inquiryTypeLabels: Record<string, string> = words.types
export const inquiryTypes = Object.keys(inquiryTypeLabels)

export const contactFields = [
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

export type InquiryField = (typeof contactFields)[number]['name']
export const inquiryFields = contactFields.map(({ name }) => name)

/** A field's error as a sentence for the visitor; undefined if it's valid. */
export function inquiryFieldError(name: InquiryField, value: string): string | undefined {
  const field = contactFields.find((each) => each.name === name)
  return field && fieldError(field, value === '' && field.kind === 'one' ? [] : [value])
}
