import type { z } from 'zod'
import { type InquiryField, inquiryFieldError, inquiryFields } from '#contracts/contact-fields.ts'

/** What is wrong with a request: in the words of the mail API, and for the visitor beside a field. */
export interface Faults {
  /** One line for each fault. */
  text: string
  errors: Partial<Record<InquiryField, string>>
}

type Issue = z.core.$ZodIssue

/** Says each fault that a schema found. `input` is what the schema was given. */
export function describeFaults(issues: Issue[], input: unknown): Faults {
  const lines = issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.slice(0, 3).map((key) => `The ${printable(key)} parameter is not known`)
    }
    const name = String(issue.path.at(-1) ?? '')
    const value = valueAt(input, issue.path)
    if (!name) return 'The body must hold the parameters of a message'
    if (value === undefined || (typeof value === 'string' && !value.trim())) {
      return `The ${name} parameter is required`
    }
    if (issue.code === 'invalid_type') {
      return `The ${name} parameter must be ${issue.expected === 'object' ? 'an object' : 'text'}`
    }
    if (issue.code === 'too_big') return `The ${name} parameter is too long`
    return `The ${name} parameter is not valid: ${issue.message}`
  })
  const errors: Faults['errors'] = {}
  for (const { path } of issues) {
    const field = inquiryFields.find((candidate) => candidate === path.at(-1))
    if (!field) continue
    const value = valueAt(input, path)
    errors[field] ??= inquiryFieldError(field, typeof value === 'string' ? value : '')
  }
  return { text: lines.join('\n'), errors }
}

function valueAt(input: unknown, path: PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (value as Record<PropertyKey, unknown> | undefined)?.[key],
    input,
  )
}

/** A name that the client chose, made fit to be said back to it. */
function printable(name: string): string {
  return name.replace(/[^\x21-\x7e]/g, '?').slice(0, 40)
}
