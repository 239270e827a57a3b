import { valueAt } from '#content/problem.ts'
import { inquiryFieldError, inquiryFields } from '#contracts/contact-fields.ts'
import type { Fault } from '#server/validation.ts'

/** What's wrong with a request: as text for the mail API, and per field for the visitor. */
export interface Faults {
  /** One line per fault. */
  error: string
  errors: Record<string, string>
}

/** Describes the faults that the schema found. `input` is the validated value. */
export function describeFaults(faults: Fault[], input: unknown): Faults {
  const lines = faults.flatMap((fault) => {
    if (fault.code === 'unrecognized_keys') {
      return fault.keys?.slice(0, 3).map((key) => `The ${printable(key)} parameter is not known`)
    }
    const name = fault.path.at(-1)
    const value = valueAt(input, fault.path)
    if (!name) return 'The body must hold the parameters of a message'
    if (value === undefined || (typeof value === 'string' && !value.trim())) {
      return `The ${name} parameter is required`
    }
    if (fault.code === 'invalid_type') {
      return `The ${name} parameter must be ${fault.expected === 'object' ? 'an object' : 'text'}`
    }
    if (fault.code === 'too_big') return `The ${name} parameter is too long`
    return `The ${name} parameter is not valid: ${fault.message}`
  })
  const errors: Faults['errors'] = {}
  for (const { path } of faults) {
    const field = inquiryFields.find((candidate) => candidate === path.at(-1))
    if (!field) continue
    const value = valueAt(input, path)
    const error = inquiryFieldError(field, typeof value === 'string' ? value : '')
    if (error) errors[field] ??= error
  }
  return { error: lines.join('\n'), errors }
}

/** Makes a client's field name safe to repeat in an error. */
function printable(name: string): string {
  return name.replace(/[^\x21-\x7e]/g, '?').slice(0, 40)
}
