/**
 * What a form's field is, and the one set of rules and messages for it. A list of fields drives the form
 * in the browser, the check on the server, the mail to the owner and the export. Imports no Zod, so that
 * an island can check a form without it.
 */
import { fill, plural } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }

export interface FormField {
  /** The name that travels. */
  name: string
  label: string
  /** `line`, `email` and `text` are typed (a `text` has several lines); `one` and `many` are chosen. */
  kind: 'line' | 'email' | 'text' | 'one' | 'many'
  /** Of `one` and `many`: what is offered, value to label. */
  options?: Readonly<Record<string, string>>
  /** Of what is typed: max length in characters (UTF-16 units). The default depends on the kind. */
  limit?: number
  required?: true
  /** How errors call the field, where its label is a question. */
  short?: string
  /** What to say when a required field is empty. */
  missing?: string
  /** What is expected, or helps to choose. */
  hint?: string
  placeholder?: string
  /** For the browser's own filling in. */
  autoComplete?: 'name' | 'email' | 'organization'
  /** The part of the inquiry that it is. Without one it goes under its label into the inquiry's details. */
  storedAs?: 'name' | 'email' | 'subject' | 'message' | 'type'
}

/** RFC 5321 gives an email address 256 octets with its angle brackets. */
const limits = { line: 200, email: 254, text: 10_000 } as const

/** Max length of a field that is typed; undefined for one that is chosen. */
export function limitOf({ kind, limit }: FormField): number | undefined {
  return kind === 'one' || kind === 'many' ? undefined : (limit ?? limits[kind])
}

/** A valid email address as the HTML standard defines it for `<input type="email">`. */
export const emailSyntax =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/

const controlInLine = /[\p{Cc}\u2028\u2029]/u
const controlInText = /[^\P{Cc}\n\r\t]/u

/** What is wrong with a field's values, as a sentence for the visitor, or undefined when nothing is. */
export function fieldError(field: FormField, values: readonly string[]): string | undefined {
  const { kind, options = {}, required, label, short = label } = field
  const missing = field.missing ?? fill(words.errors.missing, { field: short })
  if (kind === 'one' || kind === 'many') {
    if (required && values.length === 0) return missing
    const known = values.every((value) => Object.hasOwn(options, value))
    return known && (kind === 'many' || values.length <= 1)
      ? undefined
      : fill(words.errors.choose, { field: short })
  }
  const text = (values[0] ?? '').trim()
  if (!text) return required ? missing : undefined
  const limit = limitOf(field) as number
  if (text.length > limit) {
    return plural(words.errors.tooLong, text.length - limit, { field: short, limit })
  }
  if (kind === 'email' && !emailSyntax.test(text)) return words.errors.email
  if ((kind === 'text' ? controlInText : controlInLine).test(text) || !text.isWellFormed()) {
    return fill(words.errors.characters, { field: short })
  }
  return undefined
}

/** Errors by the names of their fields, in the fields' order. */
export type FieldErrors = Record<string, string>

/** What is wrong with each field; empty when the form can be sent. */
export function fieldErrors(
  fields: readonly FormField[],
  valuesOf: (name: string) => readonly string[],
): FieldErrors {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const error = fieldError(field, valuesOf(field.name))
      return error ? [[field.name, error]] : []
    }),
  )
}

/** What is chosen in words, what is typed as it is. */
export function answerText({ options }: FormField, values: readonly string[]): string {
  return values.map((value) => options?.[value] ?? value).join(', ')
}
