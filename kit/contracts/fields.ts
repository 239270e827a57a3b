/**
 * What a form field is, with all rules and messages for it. A list of fields drives the form in the
 * browser, validation on the server, the mail to the owner, and the export. Doesn't import Zod, so
 * that islands can check forms.
 */

import words from '#messages/forms.json' with { type: 'json' }
import { fill, plural } from '#owner/fill.ts'

export interface FormField {
  /** The name it's sent under. */
  name: string
  /** A `consent` may have links as in Markdown. */
  label: string
  /**
   * `one` and `many` are choices, and `consent` is a box to check. All others are typed; a `text` has
   * several lines, and a `date` is sent as YYYY-MM-DD.
   */
  kind: 'line' | 'email' | 'phone' | 'number' | 'date' | 'text' | 'one' | 'many' | 'consent'
  /** The choices of `one` and `many`: value to label. */
  options?: Readonly<Record<string, string>>
  /**
   * Maximum length of typed fields in characters (UTF-16 units). The default depends on the kind.
   */
  limit?: number
  required?: true
  /** The name of the field in errors, if its label is a question. */
  short?: string
  /** The error if a required field is empty. */
  missing?: string
  /** Help with what to enter or choose. */
  hint?: string
  placeholder?: string
  /** For the browser's autofill. */
  autoComplete?: 'name' | 'email' | 'organization' | 'tel'
  /**
   * The part of the inquiry to store it as. By default it goes into the details, under its label.
   */
  storedAs?: 'name' | 'email' | 'subject' | 'message' | 'type'
}

/** RFC 5321 limits an email address to 256 octets, including its angle brackets. */
const limits = { line: 200, email: 254, phone: 60, number: 40, date: 10, text: 10_000 } as const

/** What can be chosen, value to label; undefined for typed fields. */
export function choicesOf({ kind, options = {} }: FormField): FormField['options'] {
  if (kind === 'consent') return { yes: words.yes }
  return kind === 'one' || kind === 'many' ? options : undefined
}

/** A label as plain text: a link in it becomes its text. */
export const plainLabel = (label: string): string => label.replace(markdownLink, '$<text>')

export const markdownLink = /\[(?<text>[^\]]+)\]\((?<address>[^)\s]+)\)/g

/** Maximum length of a typed field; undefined for choices. */
export function limitOf(field: FormField): number | undefined {
  return choicesOf(field) ? undefined : (field.limit ?? limits[field.kind as keyof typeof limits])
}

/**
 * A valid email address as the HTML standard defines it for `<input type="email">`, but with a dot in its
 * domain: mail from outside can't reach a domain without one.
 */
export const emailSyntax =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/

/** The error of a typed text that isn't of its field's kind. People write phone numbers and amounts in many ways. */
const kindErrors = {
  email: (text: string) => !emailSyntax.test(text) && words.errors.email,
  phone: (text: string) => (text.match(/\d/g)?.length ?? 0) < 5 && words.errors.phone,
  number: (text: string) => !/^[+−-]?\d[\d\s.,'’]*$/.test(text) && words.errors.number,
  // `Date` also accepts years of six digits, which begin with a sign.
  date: (text: string) =>
    (/^\W/.test(text) || new Date(text).toJSON()?.slice(0, 10) !== text) && words.errors.date,
}

const controlInLine = /[\p{Cc}\u2028\u2029]/u
const controlInText = /[^\P{Cc}\n\r\t]/u

/** A field's error as a sentence for the visitor; undefined if it's valid. */
export function fieldError(field: FormField, values: readonly string[]): string | undefined {
  const { kind, required, label } = field
  // A message about the field follows its name: “Which roof: …”, without its final mark.
  const short = field.short ?? plainLabel(label).replace(/\s*[?？؟.。]$/u, '')
  const choices = choicesOf(field)
  const { choose, consent, missing: fillIn } = words.errors
  const missing =
    field.missing ??
    fill(kind === 'consent' ? consent : choices ? choose : fillIn, { field: short })
  if (choices) {
    if (required && values.length === 0) return missing
    const known = values.every((value) => Object.hasOwn(choices, value))
    return known && (kind === 'many' || values.length <= 1)
      ? undefined
      : fill(choose, { field: short })
  }
  const text = (values[0] ?? '').trim()
  if (!text) return required ? missing : undefined
  const limit = limitOf(field) as number
  if (text.length > limit) {
    return plural(words.errors.tooLong, text.length - limit, { field: short, limit })
  }
  const wrong = kind in kindErrors && kindErrors[kind as keyof typeof kindErrors](text)
  if (wrong) return fill(wrong, { field: short })
  if ((kind === 'text' ? controlInText : controlInLine).test(text) || !text.isWellFormed()) {
    return fill(words.errors.characters, { field: short })
  }
  return undefined
}

/** Errors by the names of their fields, in the fields' order. */
export type FieldErrors = Record<string, string>

/** The error of each invalid field; empty if the form can be sent. */
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
